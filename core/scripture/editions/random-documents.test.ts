/** Documents in which elements of a format stand anywhere: readers may report what they like, but never fail otherwise. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs, timeoutMs } from '../../../tests/support/properties/runs'
import { AppError } from '../../errors'
import { importEdition } from './import-edition'

const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes)

const formats = {
  osis: {
    start: '',
    end: '',
    elements:
      'osisText header work title language div chapter verse p l lg lb q w seg note catchWord rdg reference milestone hi divineName transChange list item row cell figure speaker foreign',
    attributes: {
      osisID: ['Gen', 'Gen.1', 'Gen.1.1', 'Gen.1.2 Gen.1.3', 'Gen.x', ''],
      sID: ['a', 'b'],
      eID: ['a', 'b'],
      type: [
        'book',
        'x-p',
        'psalm',
        'main',
        'x-s2',
        'crossReference',
        'variant',
        'x-qere',
        'selah',
        'x-center',
        'colophon',
        'introduction',
        'front',
      ],
      who: ['Jesus'],
      osisRef: ['Gen.1.1', 'Bible:Gen.1.1-Gen.1.3', 'x'],
      n: ['1'],
      level: ['1', '9', 'x'],
      canonical: ['true'],
    },
  },
  XMLBIBLE: {
    start: '<BIBLEBOOK bnumber="1"><CHAPTER cnumber="1">',
    end: '</CHAPTER></BIBLEBOOK>',
    elements: 'INFORMATION title BIBLEBOOK CHAPTER VERS CAPTION PROLOG REMARK NOTE DIV XREF BR STYLE SUP gr',
    attributes: {
      bnumber: ['1', '19', '76', 'x'],
      bname: ['Genesis'],
      cnumber: ['1', '2', 'x'],
      vnumber: ['1', '2', '3', 'x'],
      enumber: ['4'],
      aix: ['a', 'b'],
      vref: ['1', '9', 'x'],
      mscope: ['1;1;1 2;2;2', 'x'],
      fscope: ['Gen 1'],
      art: ['x-nl', 'x-p'],
      fs: ['italic'],
    },
  },
  usfx: {
    start: '',
    end: '',
    elements:
      'languageCode book id h toc c v ve p q s d r sp ms mt li b f fr ft x xo xt ref wj add nd tr tc fig',
    attributes: {
      id: ['GEN', 'PSA', '1', '2', '3-4', 'x'],
      sfm: ['p', 'm', 'q2', 'mt', 'ip', 'li1', 'pc'],
      level: ['1', '2', 'x'],
      tgt: ['GEN.1.1', 'MAT.5.3-MAT.6.1', 'x'],
    },
  },
}

interface Tree {
  name: string
  attributes: string[]
  children: (Tree | string)[]
}

function treesOf({ elements, attributes }: (typeof formats)[keyof typeof formats]): fc.Arbitrary<Tree> {
  const pairs = Object.entries(attributes).flatMap(([name, values]) =>
    values.map((value) => ({ name, text: `${name}="${value}"` })),
  )
  const { tree } = fc.letrec<{ tree: Tree; child: Tree | string }>((tie) => ({
    tree: fc.record({
      name: fc.constantFrom(...elements.split(' ')),
      attributes: fc
        .uniqueArray(fc.constantFrom(...pairs), { selector: ({ name }) => name, maxLength: 4 })
        .map((found) => found.map(({ text }) => text)),
      children: fc.array(tie('child'), { maxLength: 6, depthIdentifier: 'tree' }),
    }),
    child: fc.oneof(
      { maxDepth: 7, depthIdentifier: 'tree' },
      fc.constantFrom('words ', '*', ' ', '1. Mose 2,3', 'א/ב', 'CHAPTER 1.'),
      tie('tree'),
    ),
  }))
  return tree
}

function printed(child: Tree | string): string {
  if (typeof child === 'string') return child
  return `<${[child.name, ...child.attributes].join(' ')}>${child.children.map(printed).join('')}</${child.name}>`
}

async function outcomeOf(xml: string): Promise<string> {
  try {
    const bytes = new TextEncoder().encode(xml)
    const { report } = await importEdition(
      { name: 'x', bytes },
      { fileName: 'x', interfaceLocale: 'de', taken: new Set() },
      { decode },
    )
    return report.verses > 0 ? 'edition' : 'nothing'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

describe('documents with elements in any place', () => {
  it.each(Object.entries(formats))(
    '%s: become an edition or are refused, nothing else',
    async (root, format) => {
      const seen = new Set<string>()
      const document = fc.array(treesOf(format), { maxLength: 12 })
      await fc.assert(
        fc.asyncProperty(document, async (trees) => {
          const outcome = await outcomeOf(
            `<${root}>${format.start}${trees.map(printed).join('')}${format.end}</${root}>`,
          )
          seen.add(outcome)
          expect(['edition', 'file-no-verses']).toContain(outcome)
        }),
        { ...runs(root === 'XMLBIBLE' ? 60 : 400, 400), seed: 1905 },
      )
      expect([...seen].sort()).toEqual(['edition', 'file-no-verses'])
    },
    timeoutMs,
  )
})
