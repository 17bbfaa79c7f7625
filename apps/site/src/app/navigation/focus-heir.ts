/** What Tab reaches, as far as attributes tell. */
const TABBABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** What lies above the page and is closed again: a modal dialog, the messages. */
const LAYER = 'dialog, [popover]';

/** An element, with its ancestors from the inside out and its position in each of them. */
export interface Place {
  element: HTMLElement;
  layer: Element;
  steps: { parent: Element; index: number }[];
}

export function layerOf(element: Element): Element {
  return element.closest(LAYER) ?? document.body;
}

export function placeOf(element: HTMLElement): Place {
  const layer = layerOf(element);
  const steps: Place['steps'] = [];
  for (let inner: Element = element; inner !== layer && inner.parentElement; inner = inner.parentElement) {
    const parent = inner.parentElement;
    steps.push({ parent, index: [...parent.children].indexOf(inner) });
  }
  return { element, layer, steps };
}

/** Whether an element can keep the focus. */
export function isUsable(element: Element): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    element.closest('[hidden], dialog:not([open]), [inert]') === null
  );
}

function isTabbable(element: Element | undefined): element is HTMLElement {
  return element instanceof HTMLElement && element.matches(TABBABLE) && isUsable(element);
}

/** What is at the same place in the row that has moved up: the button that deletes the next item. */
function sameIn(row: Element | undefined, inner: Place['steps']): Element | undefined {
  return inner.reduceRight<Element | undefined>((at, { index }) => at?.children[index], row);
}

/** The nearest control in `parent`: the first one from the child at `index` on, otherwise the last one before it. */
function nearestIn(parent: Element, index: number): HTMLElement | undefined {
  const controls = [...parent.querySelectorAll(TABBABLE)].filter(isTabbable);
  const child = parent.children[index];
  const following = controls.find(
    (control) =>
      child !== undefined &&
      (child === control ||
        (child.compareDocumentPosition(control) &
          (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !==
          0),
  );
  return following ?? controls.at(-1);
}

/**
 * Where the focus goes when its element is disabled or gone: to the same control of the item that has taken the place,
 * else to the nearest control of the smallest group that has one, else to the heading of the page.
 *
 * @returns `undefined` if the layer of the place is closed or empty
 */
export function heirOf({ element, layer, steps }: Place): HTMLElement | undefined {
  if (!isUsable(layer)) return undefined;
  if (isUsable(element)) return element;
  for (const [depth, { parent, index }] of steps.entries()) {
    if (!isUsable(parent)) continue;
    const heading = layer === document.body ? parent.querySelector<HTMLElement>('h1') : null;
    if (heading && isUsable(heading)) {
      heading.tabIndex = -1;
      return heading;
    }
    const rows = [parent.children[index], parent.children[index - 1]];
    const same = rows.map((row) => sameIn(row, steps.slice(0, depth))).find(isTabbable);
    const heir = same ?? nearestIn(parent, index);
    if (heir) return heir;
  }
  return undefined;
}
