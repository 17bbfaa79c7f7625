import { __PRIVATE__ as internals } from 'styled-components';

type GroupedTag = NonNullable<typeof internals.mainSheet.tag>;
type Rules = Pick<GroupedTag, 'length' | 'insertRules' | 'clearGroup' | 'getGroup'>;

/**
 * Groups of rules that share a style element. styled-components calls a component a group and numbers them as they
 * are defined, so that neighbours belong to one module and are mostly rendered together. An element for each of
 * them would cost a phone more to create than the last invalidations that it saves.
 */
const GROUPS_IN_SHEET = 8;

/** A style element with the number of rules that each of its groups has in it. */
interface Sheet {
  element: HTMLStyleElement;
  sizes: number[];
}

function rulesOf({ element }: Sheet): CSSStyleSheet {
  if (element.sheet === null) throw new Error('a style element has a sheet only in the document');
  return element.sheet;
}

/** Where the rules of a group begin in its sheet. */
function startOf({ sizes }: Sheet, group: number): number {
  return sizes.slice(0, group % GROUPS_IN_SHEET).reduce((sum, size) => sum + size, 0);
}

/** @returns how many rules were added: 0 for one with a selector that this browser does not know */
function insertRule(sheet: CSSStyleSheet, rule: string, index: number): number {
  try {
    sheet.insertRule(rule, index);
    return 1;
  } catch {
    return 0;
  }
}

/** What styled-components writes its rules to, with few groups in a style element. */
function createComponentSheets(): Rules {
  /** Sparse. The number of a group is its place in the cascade. */
  const sheets: (Sheet | undefined)[] = [];

  function sheetOf(group: number): Sheet {
    const position = Math.floor(group / GROUPS_IN_SHEET);
    const known = sheets[position];
    if (known !== undefined) return known;
    const element = document.createElement('style');
    const following = sheets.slice(position).find((other) => other !== undefined);
    document.head.insertBefore(element, following?.element ?? null);
    const sheet = { element, sizes: Array.from({ length: GROUPS_IN_SHEET }, () => 0) };
    sheets[position] = sheet;
    return sheet;
  }

  function sizeOf(group: number): number {
    return sheets[Math.floor(group / GROUPS_IN_SHEET)]?.sizes[group % GROUPS_IN_SHEET] ?? 0;
  }

  return {
    get length() {
      return sheets.length * GROUPS_IN_SHEET;
    },
    insertRules(group, rules) {
      const sheet = sheetOf(group);
      let size = sizeOf(group);
      for (const rule of rules) size += insertRule(rulesOf(sheet), rule, startOf(sheet, group) + size);
      sheet.sizes[group % GROUPS_IN_SHEET] = size;
    },
    clearGroup(group) {
      const sheet = sheetOf(group);
      for (let left = sizeOf(group); left > 0; left -= 1) rulesOf(sheet).deleteRule(startOf(sheet, group));
      sheet.sizes[group % GROUPS_IN_SHEET] = 0;
    },
    getGroup(group) {
      const size = sizeOf(group);
      if (size === 0) return '';
      const sheet = sheetOf(group);
      const start = startOf(sheet, group);
      return [...rulesOf(sheet).cssRules]
        .slice(start, start + size)
        .map(({ cssText }) => `${cssText}\n`)
        .join('');
    },
  };
}

/** Moves what is in the one sheet already, such as the styles that came with the page. */
function moveRules(common: GroupedTag, sheets: Rules): void {
  let from = 0;
  common.groupSizes.forEach((size, group) => {
    const rules = Array.from({ length: size }, (_, at) => common.tag.getRule(from + at));
    if (size > 0) sheets.insertRules(group, rules);
    from += size;
  });
  common.groupSizes.forEach((_, group) => {
    common.clearGroup(group);
  });
}

/**
 * Spreads the rules of styled-components over several style elements. By default all are in one sheet, and those of
 * a component are inserted when it is first rendered. When one of them is a media query, Chromium computes the style
 * of every element anew that any rule of the same sheet matches. There is no public way to say so; the site pins the
 * version of styled-components, and the test of this file fails where an update no longer allows it (decision 0026).
 *
 * Call it once, before anything is rendered.
 */
export function separateComponentSheets(): void {
  const { mainSheet } = internals;
  const sheets = createComponentSheets();
  const common = mainSheet.tag;
  if (common !== undefined) moveRules(common, sheets);
  // `groupSizes` and `tag` are only read by the implementation that this one replaces.
  mainSheet.tag = sheets as GroupedTag;
}
