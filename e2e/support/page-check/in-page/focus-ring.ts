import { shownControls } from './layout-rules.js';
import { nameOf } from './text.js';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const canvas = document.createElement('canvas');
canvas.width = canvas.height = 1;
const context = canvas.getContext('2d', { willReadFrequently: true });

/** Any colour of CSS: the browser paints it. */
function parse(colour: string): Colour {
  if (context === null) return [0, 0, 0, 0];
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
  const mix = (one: number, other: number) => one * alpha + other * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) =>
    value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour behind an element; `undefined` over a picture or a gradient. */
function groundOf(element: Element | null): Colour | undefined {
  const layers: Colour[] = [];
  for (let at = element; at !== null; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    const colour = parse(backgroundColor);
    if (backgroundImage !== 'none') return undefined;
    if (colour[3] > 0) layers.push(colour);
    if (colour[3] === 1) break;
  }
  return layers.reduceRight<Colour>((ground, layer) => over(layer, ground), [255, 255, 255, 1]);
}

interface Ring {
  colour: string;
  /** What lies beside it. */
  ground: Element | null;
}

function ringOf(element: Element, pseudo?: '::after' | '::before'): Ring | undefined {
  const { content, outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(
    element,
    pseudo,
  );
  if (pseudo !== undefined && content === 'none') return undefined;
  if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) {
    const isInside = pseudo === undefined && Number.parseFloat(outlineOffset) < 0;
    return { colour: outlineColor, ground: isInside ? element : element.parentElement };
  }
  const [shadow] = /^[a-z]+\([^)]+\)(?= 0px 0px 0px [\d.]+px)/.exec(boxShadow) ?? [];
  return shadow === undefined ? undefined : { colour: shadow, ground: element.parentElement };
}

/** The ring of a control, of what covers its card, or of the field, label or row around it. */
function findRing(element: Element): Ring | undefined {
  const rings = [ringOf(element), ringOf(element, '::after'), ringOf(element, '::before')];
  const around: (Element | null)[] = [element.nextElementSibling];
  for (let at = element.parentElement, count = 0; at !== null && count < 5; at = at.parentElement, count += 1)
    around.push(at);
  return [...rings, ...around.map((one) => (one === null ? undefined : ringOf(one)))].find(
    (ring) => ring !== undefined,
  );
}

function faultOf(element: HTMLElement): string[] {
  element.focus({ preventScroll: true });
  if (document.activeElement !== element || !element.matches(':focus-visible')) return [];
  const ring = findRing(element);
  if (ring === undefined) return [`no focus ring: ${nameOf(element)}`];
  const ground = groundOf(ring.ground);
  if (ground === undefined) return [];
  const found = contrast(over(parse(ring.colour), ground), ground);
  return found < 3 ? [`focus ring of ${found.toFixed(2)}:1: ${nameOf(element)}`] : [];
}

/**
 * Controls that look alike on a ground of the same colour have the same ring.
 *
 * @param known the kinds that were measured on other pages; those of this page are added
 */
export function focusRings(known: string[]): string[] {
  const kinds = new Set(known);
  const faults: string[] = [];
  for (const element of shownControls()) {
    const kind = `${element.tagName} ${element.className} ${String(groundOf(element.parentElement))}`;
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    known.push(kind);
    faults.push(...faultOf(element));
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return faults;
}
