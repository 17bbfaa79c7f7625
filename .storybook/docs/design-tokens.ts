import { themes, type Theme } from '@inkstone/ui/theme';

import { themeNames } from '../theme-names.js';
import { scales } from './scales.js';
import { themeValues } from './theme-values.js';

/** A token of the Design Tokens Community Group format, version 2025.10. */
interface Token {
  $type: 'color' | 'dimension' | 'duration' | 'fontFamily' | 'number' | 'shadow';
  $value: unknown;
  $description?: string;
}

interface Group {
  [name: string]: Token | Group | string;
}

/** `#RRGGBB`, `rgb(r g b / a%)` or `transparent`. */
function color(css: string) {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(css);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(css);
  if (hex === null && rgb === null && css !== 'transparent') throw new Error(`Unknown colour ${css}`);
  const channels = (hex?.slice(1).map((part) => Number.parseInt(part, 16)) ??
    rgb?.slice(1, 4).map(Number) ?? [0, 0, 0]) as [number, number, number];
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha: hex === null ? Number(rgb?.[4] ?? 0) / 100 : 1,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

function dimension(css: string) {
  const [, value, unit] = /(-?[\d.]+)(rem|px)/.exec(css) ?? [];
  return { value: Number(value ?? 0), unit: unit ?? 'px' };
}

/** `0 1px 2px rgb(…), …` without and with a spread. */
function shadow(css: string) {
  return css.split(/,\s*(?=\d)/).map((layerOfShadow) => {
    const [lengths = '', colour = ''] = layerOfShadow.split(/ (?=rgb)/);
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ');
    return {
      color: color(colour),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    };
  });
}

function families(css: string): string[] {
  return css.split(',').map((family) => family.trim().replaceAll('"', ''));
}

function themeToken(path: string, value: string): Token {
  if (path.startsWith('shadow.')) return { $type: 'shadow', $value: shadow(value) };
  if (path.startsWith('font.')) return { $type: 'fontFamily', $value: families(value) };
  if (path.startsWith('radius.')) return dimensionToken(value);
  return { $type: 'color', $value: color(value) };
}

/** CSS that the format has no type for. */
const onlyCss = /^(picture|drawnFor)\./;

function themeGroup(theme: Theme): Group {
  const group: Group = {};
  for (const [path, value] of themeValues(theme)) {
    if (onlyCss.test(path)) continue;
    const names = path.split('.');
    const last = names.pop() ?? '';
    let parent = group;
    for (const name of names) parent = (parent[name] ??= {}) as Group;
    parent[last] = themeToken(path, value);
  }
  return group;
}

function groupOf(values: Readonly<Record<string, string>>, token: (value: string) => Token): Group {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]));
}

function dimensionToken(css: string): Token {
  const minimum = /^max\([^,]+, (\d+px)\)$/.exec(css)?.[1];
  return {
    $type: 'dimension',
    $value: dimension(css),
    ...(minimum !== undefined && { $description: `不小于 ${minimum}` }),
  };
}

function numberToken(css: string): Token {
  return { $type: 'number', $value: Number(css) };
}

function durationToken(css: string): Token {
  return { $type: 'duration', $value: { value: Number.parseInt(css, 10), unit: 'ms' } };
}

const scaleTokens = { dimension: dimensionToken, duration: durationToken, number: numberToken };

/** All tokens, generated from the code: a file for design tools. */
export function designTokens(): Group {
  return {
    $description:
      '砚台的设计变量。长度单位 rem 随视口缩放：基准宽度（桌面 1915，手机 375）下 1 rem 为 16 像素。',
    ...Object.fromEntries(scales.map(({ name, type, values }) => [name, groupOf(values, scaleTokens[type])])),
    theme: Object.fromEntries(
      Object.values(themes).map((theme) => [
        theme.name,
        { $description: themeNames[theme.name as keyof typeof themes], ...themeGroup(theme) },
      ]),
    ),
  };
}
