import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** Something of the structure that is kept, and whether all below it is. */
interface Kept {
  object: PDFObject;
  isWhole: boolean;
}

/** What an element says in the place of its content, and its language. */
const texts = ['Alt', 'ActualText', 'Lang'].map((key) => PDFName.of(key));

/**
 * Gives the first pages of a tagged PDF its headings, lists and tables, so that a screen reader tells them in a preview
 * too. Elements without anything on these pages are left out, and texts of those that go on behind the cut.
 */
export function copyStructure(from: PDFDocument, to: PDFDocument): void {
  const root = from.catalog.lookup(PDFName.of('StructTreeRoot'));
  if (!(root instanceof PDFDict)) return;
  const pages = to.getPages();
  const indexes = new Map(
    from
      .getPages()
      .slice(0, pages.length)
      .map(({ ref }, index) => [ref, index]),
  );
  /** For each page the elements of its marked contents, by the numbers of these. */
  const owners: (PDFRef | undefined)[][] = pages.map(() => []);
  const seen = new Set<PDFDict>();
  const source = from.context;
  const target = to.context;

  function keptContent(number: PDFNumber, element: PDFRef, page: PDFRef | undefined): Kept | undefined {
    const index = page && indexes.get(page);
    const shown = index === undefined ? undefined : pages[index];
    if (index === undefined || shown === undefined) return undefined;
    (owners[index] ??= [])[number.asNumber()] = element;
    return { object: target.obj({ Type: 'MCR', Pg: shown.ref, MCID: number.asNumber() }), isWhole: true };
  }

  function keptKid(kid: PDFObject | undefined, parent: PDFRef, page: PDFRef | undefined): Kept | undefined {
    if (kid instanceof PDFNumber) return keptContent(kid, parent, page);
    // A file that is damaged may lead back to an element.
    if (!(kid instanceof PDFDict) || seen.has(kid)) return undefined;
    const content = kid.lookup(PDFName.of('MCID'));
    if (content instanceof PDFNumber) return keptContent(content, parent, pageOf(kid) ?? page);
    const role = kid.lookup(PDFName.of('S'));
    if (!(role instanceof PDFName)) return undefined;
    seen.add(kid);
    const ref = target.nextRef();
    const { kids, isWhole } = keptKids(kid, ref, pageOf(kid) ?? page);
    if (kids.length === 0) return undefined;
    const copy = target.obj({ Type: 'StructElem', S: role, P: parent, K: kids });
    for (const key of isWhole ? texts : []) {
      const text = kid.lookup(key);
      if (text instanceof PDFString || text instanceof PDFHexString) copy.set(key, text);
    }
    target.assign(ref, copy);
    return { object: ref, isWhole };
  }

  function keptKids(element: PDFDict, parent: PDFRef, page: PDFRef | undefined) {
    const value = element.lookup(PDFName.of('K'));
    const all = value instanceof PDFArray ? value.asArray() : [value];
    const kept = all.map((kid) => keptKid(kid instanceof PDFRef ? source.lookup(kid) : kid, parent, page));
    return {
      kids: kept.flatMap((kid) => kid?.object ?? []),
      isWhole: kept.every((kid) => kid?.isWhole === true),
    };
  }

  const rootRef = target.nextRef();
  const { kids } = keptKids(root, rootRef, undefined);
  for (const [index, { node }] of pages.entries()) node.set(PDFName.of('StructParents'), PDFNumber.of(index));
  const numbers = owners.flatMap((own, index) => [index, Array.from(own, (ref) => ref ?? null)]);
  const tree = target.obj({ Type: 'StructTreeRoot', K: kids, ParentTree: { Nums: numbers } });
  const roles = root.lookup(PDFName.of('RoleMap'));
  if (roles instanceof PDFDict) tree.set(PDFName.of('RoleMap'), namesIn(roles, target.obj({})));
  target.assign(rootRef, tree);
  to.catalog.set(PDFName.of('StructTreeRoot'), rootRef);
  to.catalog.set(PDFName.of('MarkInfo'), target.obj({ Marked: true }));
}

function pageOf(element: PDFDict): PDFRef | undefined {
  const page = element.get(PDFName.of('Pg'));
  return page instanceof PDFRef ? page : undefined;
}

/** Which standard role a role of the program stands for: names only, nothing of the other pages. */
function namesIn(roles: PDFDict, copy: PDFDict): PDFDict {
  for (const [role, standard] of roles.entries()) if (standard instanceof PDFName) copy.set(role, standard);
  return copy;
}
