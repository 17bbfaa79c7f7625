import { z } from 'zod';
import { dateText } from '../read/xlsx/number-text.js';
import { type Field, fieldOf, optional, to } from './field.js';

export function text(label: string, longest = 200): Field<string> {
  return fieldOf(label, z.string().max(longest, `太长，最多 ${String(longest)} 字`));
}

/** Mobile, 400 and local numbers have no zero before them. */
const withoutZero = /^(?:1[3-9]\d{9}|[48]00\d{7}|\d{1,8})$/;

export function telephone(label: string): Field<string> {
  return {
    ...text(label, 50),
    lostInNumber: (written) => (withoutZero.test(written) ? undefined : '区号开头的 0 可能已丢失'),
  };
}

/** A key that never changes: names of files and of spreadsheets' rows. */
export const key = to(
  null,
  fieldOf(
    '编号',
    z
      .string()
      .regex(/^[\p{L}\p{N}_.-]{1,100}$/u, '不能用作编号；可以用文字、数字、-、_ 与 .，最多 100 个，不含空格'),
  ),
);

export function integer(label: string, least: number, most: number): Field<number> {
  const expected = `应为 ${String(least)} 到 ${String(most)} 的整数`;
  return fieldOf(
    label,
    z
      .string()
      .regex(/^-?\d{1,9}$/, expected)
      .transform(Number)
      .refine((value) => value >= least && value <= most, expected),
  );
}

export function decimal(label: string, least: number, most: number): Field<number> {
  const expected = `应为 ${String(least)} 到 ${String(most)} 的数`;
  return fieldOf(
    label,
    z
      .string()
      .regex(/^-?\d{1,9}(\.\d{1,9})?$/, expected)
      .transform(Number)
      .refine((value) => value >= least && value <= most, expected),
  );
}

/** A price in yuan, stored in cents. */
export function price(label: string): Field<number> {
  return fieldOf(
    label,
    z
      .string()
      .regex(/^\d{1,6}(\.\d{1,2})?$/, '应为以元计的数，最多两位小数，如 46.80')
      .transform((yuan) => Math.round(Number(yuan) * 100)),
  );
}

/** The point that stays in view where a picture is cropped, as CSS writes it: `97% 50%`. */
export const focus = to(
  'image_focus',
  optional(
    fieldOf(
      '图片焦点',
      z
        .string()
        .regex(
          /^(100|\d{1,2})%? +(100|\d{1,2})%?$/,
          '应为横、纵两个百分数，左上是 0 0，右下是 100 100，如 97 50',
        )
        .transform((value) => value.replace(/(\d+)%?/g, '$1%').replace(/ +/, ' ')),
    ),
    '',
  ),
);

const flags: Readonly<Record<string, boolean>> = {
  是: true,
  否: false,
  true: true,
  false: false,
  1: true,
  0: false,
};

export function flag(label: string): Field<boolean> {
  return fieldOf(
    label,
    z
      .string()
      .refine((value) => Object.hasOwn(flags, value), '应为“是”或“否”')
      .transform((value) => flags[value] === true),
  );
}

const moment = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::\d{2})?)?$/;

/** A day or a moment in China, as an ISO text. @param hours of a day without a time, such as `23:59` */
/** The number that Excel stores for a day, where the cell has no format of a date: 46357. */
const serial = /^[3-6]\d{4}(?:\.\d+)?$/;

export function day(label: string, hours = '00:00'): Field<string> {
  const read = fieldOf(
    label,
    z.string().transform((value, context) => {
      const found = moment.exec(serial.test(value) ? (dateText(Number(value)) ?? value) : value);
      const [, year = '', month = '', date = '', hour, minute] = found ?? [];
      const time = hour === undefined ? hours : `${hour.padStart(2, '0')}:${minute ?? '00'}`;
      const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}T${time}:00+08:00`;
      const at = new Date(iso);
      // 2026-02-30 would be the second of March.
      if (found !== null && !Number.isNaN(at.getTime()) && chinaDate(at) === Number(date)) return iso;
      context.addIssue({ code: 'custom', message: '不是日期；应如 2026-11-12 或 2026-11-12 08:30' });
      return z.NEVER;
    }),
  );
  return { ...read, takesDates: true };
}

function chinaDate(at: Date): number {
  return new Date(at.getTime() + 8 * 3_600_000).getUTCDate();
}

export function duration(label: string): Field<number> {
  return fieldOf(
    label,
    z
      .string()
      .regex(/^\d{1,3}(:[0-5]\d){1,2}$|^\d{1,6}$/, '应为“分:秒”或秒数，如 12:30')
      .transform((value) => value.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)),
  );
}

export function url(label: string): Field<string> {
  return fieldOf(
    label,
    z
      .string()
      .max(500, '太长，最多 500 字')
      .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), '应为以 https:// 开头的网址'),
  );
}

export function link(label: string): Field<string> {
  return fieldOf(
    label,
    z
      .string()
      .max(500, '太长，最多 500 字')
      .refine(
        (value) => /^\/(?!\/)/.test(value) || /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
        '应为以 / 开头的本站地址，或以 https:// 开头的网址',
      ),
  );
}

export function choice<Value>(label: string, options: ReadonlyMap<string, Value>): Field<Value> {
  return fieldOf(
    label,
    z.string().transform((value, context) => {
      const found = options.get(value);
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message: `不存在；可以写：${listed([...options.keys()])}` });
      return z.NEVER;
    }),
  );
}

const mostListed = 40;

function listed(names: readonly string[]): string {
  const first = names.slice(0, mostListed).join('、');
  return names.length > mostListed ? `${first}等` : first;
}

/** Several of a field, separated by commas, semicolons, 、 or new lines. Each stands once in the list. */
export function several<Value>(field: Field<Value>): Field<Value[]> {
  return {
    label: field.label,
    empty: { value: [] },
    async read(value, checking) {
      const parts = value
        .split(/[、,，;；|\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '');
      const read = new Set<Value>();
      // One after another, so that faults are reported in the order of the text.
      for (const part of parts) {
        const one = await field.read(part, checking);
        if (one !== undefined) read.add(one);
      }
      return [...read];
    },
  };
}

/** The same list, with at least one value. */
export function oneOrMore<Value>(field: Field<Value>): Field<Value[]> {
  return { ...several(field), empty: undefined };
}
