/**
 * Keys that are built at run time, by the pattern that stands in the source: each is a closed set, taken from the union it is built
 * of wherever that is a value. A new `t(\`kind-${kind}\`)` needs its line here, or the test of the catalogues fails.
 */

import { screens, sentenceOf } from '#core/contract/address/screens'
import { removedReasons, sayCodes } from '#core/contract/assistant/answer'
import { careKinds } from '#core/contract/care'
import { reportKinds } from '#core/contract/editions/import-report'
import { helpKinds } from '#core/contract/help-numbers'
import { divisions as divisionsOfPlans } from '#core/contract/members/made-plan'
import { tagColours } from '#core/contract/members/tag-colours'
import { linkNames } from '#core/contract/outside-links'
import { helpGroups } from '#core/contract/pages/article'
import { divisions } from '#core/contract/search/area'
import { bookGroups, searchScopes, searchSorts, searchTypes } from '#core/contract/search/search-request'
import { errorCodes } from '#core/error-codes'
import { frontKinds } from '#core/finder/chosen-entries'
import { terms } from '#core/originals/forms/terms'
import { ownPlanKeys } from '#core/plans/own/own-plans'
import { catchUpWays } from '#core/plans/schedule/catch-up'
import { pericopes } from '#core/scripture/pericopes/pericopes'
import { copyFlagNames, copyLists, copyValues } from '#core/scripture/selection/copy-choice'
import { beginningNames } from '#core/scripture/welcome/beginnings'
import { activitySorts, activityTypes } from '#core/study/lists/activity-list'
import { noteSorts } from '#core/study/lists/note-list'
import { likeSorts, tagSorts } from '#core/study/lists/tag-list'
import { panelNames } from '../../../src/app/header/panel-state'
import { frontGroups } from '../../../src/features/dictionaries/front/often-looked-up'
import { headSorts } from '../../../src/features/dictionaries/heads/merge-heads'
import { presetNames } from '../../../src/features/display/presets'
import { opTexts } from '../../../src/features/sync/describe-op'
import { tourSteps } from '../../../src/features/tour/tour-steps'
import { unnamedLanguages } from '../../../src/model/library/use-editions'
import { fonts, hideable, spacings, themes } from '../../../src/model/options/display-options'
import { pictureDesigns, pictureFormats } from '../../../src/model/verse-picture/picture-designs'
import { missingKinds } from '../../../src/platform/storage/missing-stores'

const tourNames = [...new Set(Object.values(tourSteps).flatMap((steps) => steps.map(({ name }) => name)))]
const screenTitles = screens.map(({ title }) => title)
const areas = ['all', ...bookGroups, 'own']
/** The default messages of spec 2 §5, all of them; the rules of `ui/form/field-rules.ts` give those that a form needs today. */
const formProblems = words(
  'required email numeric integer uppercase maxLength minLength invalidLength character selectOne format exactly',
)
const consents = words('necessary statistics marketing')
const tools = words('bold italic underline strike heading bulletList orderedList blockquote link undo redo')

/** `group:pattern` of the source -> what stands for the star. */
export const builtKeys: Readonly<Record<string, readonly string[]>> = {
  'shell:missing-*': missingKinds,
  'grammar:*': terms,
  'account:*': ['toLogin', 'toRegister', 'toReset'],
  'account:gender-*': ['none', 'female', 'male', 'other'],
  'account:reason-*': ['notes', 'tags', 'likes', 'history', 'plan', 'ownPlan'],
  'assistant:example-*': words('1 2 3 4 5 6'),
  'assistant:removed-*': removedReasons,
  'assistant:say-*': sayCodes,
  'assistant:sent-*': words('question chat passages person'),
  'assistant:state-*': words('stopped incomplete failed'),
  'assistant:suggest-*': words('meaning elsewhere speaker'),
  // Suggestions are the input itself; they need no title.
  'care:*': [...careKinds, 'possible'],
  'care:number-*': helpKinds,
  'common:panel-*': panelNames.filter((name) => name !== 'suggestions'),
  'display:*': Object.keys(spacings),
  'display:preset-*': presetNames,
  'display:space-*': spacings.leading,
  'consent:*': consents,
  'consent:*Hint': consents,
  'dictionaries:sort-*': headSorts,
  // One is of the command for the library, which has no page; another one guards say who know no such pericope.
  'errors:*': [...errorCodes.filter((code) => code !== 'library-locked'), 'pericope-unknown'],
  'copying:part-*': copyFlagNames,
  'copying:list-*': copyLists,
  'copying:form-*': copyValues.form,
  'copying:place-*': copyValues.place,
  'copying:book-*': copyValues.book,
  'copying:edition-*': copyValues.edition,
  'copying:lines-*': copyValues.lines,
  'finding:language-*': unnamedLanguages,
  'plans:*': [
    ...words('pausedSince finished nextOn doneToday again start byDate fromDayOne today open'),
    ...words('amount-half amount-1 amount-2 amount-3'),
    ...catchUpWays,
  ],
  'planning:by-*': divisionsOfPlans,
  'planning:from-*': words('books passages topic tag'),
  'plans:*-hint': catchUpWays,
  'plans:about-*': ownPlanKeys,
  'plans:prayer-*': words('1 2 3 4 5 6 7'),
  'plans:title-*': ownPlanKeys,
  'pictures:design-*': pictureDesigns,
  'pictures:done-*': ['saved', 'shared', 'failed'],
  'pictures:format-*': pictureFormats,
  'forms:*': formProblems,
  'heads:*': screens.map(sentenceOf),
  'help:group-*': helpGroups,
  'help:key-*': words(
    'field books translations menu help chapters verses select extend words wordsStart lookUp hits back',
  ),
  'help:name-*': words('Shift Ctrl Enter Space'),
  'history:sort-*': activitySorts,
  'history:type-*': activityTypes,
  'home:about-*': beginningNames,
  'home:door-*': beginningNames,
  'letters:*': words('typeText typeFunction typeTranslation typeOther'),
  'library:report-*': reportKinds,
  'topics:front-*': frontKinds,
  'dictionaries:front-*': frontGroups,
  // A download that failed says why instead.
  'library:state-*': ['waiting', 'running', 'paused'],
  'likes:sort-*': likeSorts,
  'media:sort-*': ['title', 'place'],
  'media:today-*': ['graphic', 'video'],
  'menu:*': screenTitles,
  'notes:sort-*': noteSorts,
  'notes:tool-*': tools,
  'pericopes:*': pericopes.map(({ id }) => String(id)),
  'reading:*': ['oldTestament', 'newTestament', 'apocrypha'],
  'reading:font-*': fonts,
  'reading:show-*': hideable,
  'reading:theme-*': themes,
  'scripture:*': ['previous', 'next'],
  'search:*': ['long', 'signs', 'fullwords', 'umlaute', 'exactPhrase', 'searchHeadings'],
  'search:*-*': [
    ...searchTypes.map((type) => `type-${type}`),
    ...searchScopes.map((scope) => `scope-${scope}`),
    ...searchSorts.map((sort) => `sort-${sort}`),
  ],
  'search:about-*': searchTypes,
  'search:area-*': areas,
  'search:division-*': divisions.map(({ name }) => name),
  'search:scope-*': searchScopes,
  'search:short-*': bookGroups,
  'search:sort-*': searchSorts,
  'search:type-*': searchTypes,
  'shell:*': [...linkNames, 'voiceAssistant', ...tourNames],
  'shell:*Title': tourNames,
  'sync:*': opTexts,
  'sync:sign-*': ['offline', 'sending', 'sign-in', 'refused', 'too-old', 'unreachable'],
  'synopsis:section-*': [...new Set(pericopes.map(({ section }) => section))],
  'tags:colour-*': tagColours,
  'tags:sort-*': tagSorts,
}

/** Files that name a group by a variable -> the groups it can be. */
export const variableGroups: Readonly<Record<string, readonly string[]>> = {
  'src/model/study/lists/list-head.tsx': ['likes', 'tags'],
}

/** The keys a pattern stands for, `group:key`; undefined for one nobody listed. */
export function keysOf(pattern: string): string[] | undefined {
  const values = builtKeys[pattern]
  if (!values) return undefined
  const isWhole = pattern.endsWith(':*-*')
  return values.map((value) => (isWhole ? pattern.replace('*-*', value) : pattern.replace('*', value)))
}

function words(list: string): string[] {
  return list.split(' ')
}
