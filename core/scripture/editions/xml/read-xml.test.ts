import { describe, expect, it } from 'vitest'
import { AppError } from '../../../errors'
import { readXml } from './read-xml'

function read(xml: string): string[] {
  const said: string[] = []
  readXml(xml, 'book.xml', {
    open: (name, attributes, line) => said.push(`<${name} ${JSON.stringify(attributes)} ${line}`),
    close: (name, line) => said.push(`>${name} ${line}`),
    text: (text, line) => said.push(`${text} ${line}`),
  })
  return said
}

function errorOf(xml: string): unknown {
  try {
    read(xml)
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, ...error.details }
  }
  return undefined
}

describe('reading XML', () => {
  it('says elements and text with local names and line numbers', () => {
    expect(read('<o:a xml:lang="de"\n lang2="x">\nb<c/>&lt;&#65;&#x42;<![CDATA[<d>]]></o:a>')).toEqual([
      '<a {"xml:lang":"de","lang2":"x","lang":"de"} 2',
      '\nb 3',
      '<c {} 3',
      '>c 3',
      '<AB 3',
      '<d> 3',
      '>a 3',
    ])
  })

  it('reads over comments, instructions and a document type without entities', () => {
    expect(
      read('<?xml version="1.0"?><!DOCTYPE a SYSTEM "http://example.org/a.dtd"><!-- b --><a><?php c ?></a>'),
    ).toEqual(['<a {} 1', '>a 1'])
  })

  it('names file, line and reason of what is not well-formed', () => {
    expect(errorOf('<a>\n<b>\n</a>')).toEqual({
      code: 'file-damaged',
      file: 'book.xml',
      line: 3,
      reason: 'unexpected close tag.',
    })
    for (const broken of [
      '<a>',
      '<a x=1/>',
      '<a/><b/>',
      '<a b="1" b="2"/>',
      'a',
      '<a>\u0001</a>',
      '<a>&unknown;</a>',
      '<a',
      '<a>&#0;</a>',
    ]) {
      expect(errorOf(broken), broken).toMatchObject({ code: 'file-damaged', line: 1 })
    }
  })

  it('reads undeclared names of HTML as their characters', () => {
    expect(read('<a>b&nbsp;c&eacute;</a>')).toContain('b\u00A0cé 1')
  })

  it('leaves out scrap behind the root, but no second root', () => {
    for (const scrap of ['ML>', '</a>', '\n</b></a>\0 x'])
      expect(read(`<a>b</a>${scrap}`)).toEqual(read('<a>b</a>'))
    expect(errorOf('<a>b</a><c/>')).toMatchObject({ code: 'file-damaged' })
  })

  it('refuses entities of a document type before anything is expanded', () => {
    const laughs = `<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "${'&b;'.repeat(100)}">]><a>&c;</a>`
    expect(errorOf(laughs)).toEqual({ code: 'file-entities', file: 'book.xml', line: 1 })
    expect(errorOf('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')).toMatchObject({
      code: 'file-entities',
    })
  })

  it('stops at the 65th level of elements', () => {
    expect(read('<a>'.repeat(64) + '</a>'.repeat(64))).toHaveLength(128)
    expect(errorOf('<a>'.repeat(10_000))).toMatchObject({ code: 'file-depth', limit: 64 })
  })
})
