/**
 * The keys of texts that stand in source files, found in their syntax: `t('close')` in the group its `useTranslation('…')` names,
 * `t('menu:print')`, both sides of a condition. What is built at run time comes out as a pattern: `sort-*`, or `*` for a variable.
 */
import { parseSync } from 'vite'

export interface WrittenKey {
  /** `group:key`, `group:sort-*`, or `*:*` where neither is known. */
  key: string
  /** As it is written. */
  source: string
}

/** Nodes as the parser gives them; only what is asked of them is looked at. */
interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** Names of `t` in a function, with their groups. */
type Scope = ReadonlyMap<string, string>

const defaultGroup = 'common'
/** The group of `useTranslation(list)`. */
const variable = '?'

/**
 * The keys of one file. A parameter called `t` has the groups of its file: its keys are found in any of them. `variableGroups` is what
 * a variable stands for that names a group: its keys are in each of them.
 */
export function writtenKeys(
  file: string,
  text: string,
  variableGroups: readonly string[] = [],
): WrittenKey[] {
  const keys: WrittenKey[] = []
  const groups = new Set<string>()
  const visit = (node: Node, scopes: readonly Scope[]) => {
    const inside = isFunction(node) ? [...scopes, translatorsOf(node)] : scopes
    for (const group of inside === scopes ? [] : (inside.at(-1)?.values() ?? [])) groups.add(group)
    const group = node.type === 'CallExpression' ? groupOf(node, inside) : undefined
    if (group !== undefined)
      for (const pattern of patternsOf(nodesIn(node['arguments'])[0]))
        keys.push({
          key: pattern.includes(':') ? pattern : `${group}:${pattern}`,
          source: text.slice(node.start, node.end),
        })
    for (const child of childrenOf(node)) visit(child, inside)
  }
  for (const node of nodesIn(parseSync(file, text).program)) visit(node, [])
  return keys.flatMap(({ key, source }) => {
    const [group = ''] = key.split(':')
    const meant = group === '*' ? [...groups] : group === variable ? variableGroups : [group]
    return meant.map((one) => ({ key: `${one}${key.slice(group.length)}`, source }))
  })
}

/** The group a call takes its text from; undefined when it is no call of a translator, `*` for a parameter `t`. */
function groupOf(call: Node, scopes: readonly Scope[]): string | undefined {
  const [callee] = nodesIn(call['callee'])
  if (callee?.type === 'Identifier') {
    const name = String(callee['name'])
    return scopes.findLast((scope) => scope.has(name))?.get(name) ?? (name === 't' ? '*' : undefined)
  }
  const [object] = nodesIn(callee?.['object'])
  const [property] = nodesIn(callee?.['property'])
  return property?.['name'] === 't' && object ? groupAsked(object) : undefined
}

/** What `const { t } = useTranslation('group')` in the body of a function names, without the functions in it. */
function translatorsOf(fn: Node): Scope {
  const found = new Map<string, string>()
  const visit = (node: Node) => {
    if (node.type === 'VariableDeclarator') {
      const [init] = nodesIn(node['init'])
      const group = init && groupAsked(init)
      for (const property of group === undefined ? [] : nodesIn(nodesIn(node['id'])[0]?.['properties']))
        if (nodesIn(property['key'])[0]?.['name'] === 't')
          found.set(String(nodesIn(property['value'])[0]?.['name']), group ?? defaultGroup)
    }
    for (const child of childrenOf(node)) if (!isFunction(child)) visit(child)
  }
  for (const node of nodesIn(fn['body'])) visit(node)
  return found
}

/** The group of `useTranslation('group')`; undefined for anything else. */
function groupAsked(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || nodesIn(node['callee'])[0]?.['name'] !== 'useTranslation')
    return undefined
  const [group] = nodesIn(node['arguments'])
  return group ? String(group['value'] ?? variable) : defaultGroup
}

function patternsOf(node: Node | undefined): string[] {
  switch (node?.type) {
    case 'Literal':
      return [String(node['value'])]
    case 'ConditionalExpression':
      return [...nodesIn(node['consequent']), ...nodesIn(node['alternate'])].flatMap(patternsOf)
    case 'TemplateLiteral':
      return [nodesIn(node['quasis']).map(cookedOf).join('*')]
    default:
      return ['*']
  }
}

function cookedOf({ value }: Node): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
}

const isFunction = (node: Node) => /Function/.test(node.type)

const childrenOf = (node: Node) => Object.values(node).flatMap(nodesIn)

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value] : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
