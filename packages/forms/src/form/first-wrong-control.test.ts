import { afterEach, expect, it } from 'vitest';

import { firstWrongControl } from './first-wrong-control.js';

afterEach(() => {
  document.body.replaceChildren();
});

/** The id of the control that is focused in a form with this content. */
function found(content: string): string | undefined {
  const form = document.createElement('form');
  form.innerHTML = content;
  document.body.append(form);
  return firstWrongControl(form)?.id;
}

it('is in the first invalid field on the page', () => {
  expect(
    found(`
        <input id="a" />
        <textarea id="b" aria-invalid="true"></textarea>
        <input id="c" aria-invalid="true" />`),
  ).toBe('b');
});

it('is null without an invalid field', () =>
  expect(found('<input id="a" aria-invalid="false" />')).toBeUndefined());

it('is the checked radio button of an invalid group, or its first enabled one', () => {
  expect(
    found(`
        <div role="radiogroup" aria-invalid="true">
          <input type="radio" id="a" /><input type="radio" id="b" checked />
        </div>`),
  ).toBe('b');
  document.body.replaceChildren();
  expect(
    found(`
        <div role="radiogroup" aria-invalid="true">
          <input type="radio" id="a" disabled /><input type="radio" id="b" /><input type="radio" id="c" />
        </div>`),
  ).toBe('b');
});

it('is the button of an upload field, whose input is hidden', () => {
  expect(
    found(`
        <div role="group">
          <input type="file" id="a" tabindex="-1" aria-invalid="true" /><button id="b">选择文件</button>
        </div>`),
  ).toBe('b');
});

it('is never a button that removes a file, but the one to retry or to add', () => {
  const files = (again: string, add: string) => `
      <div role="group">
        <input type="file" tabindex="-1" aria-invalid="true" />
        <button id="remove" data-upload-remove></button>${again}${add}
      </div>`;
  const again = '<button id="again">重新上传</button>';
  const add = '<button id="add">继续添加</button>';
  const focused = [files(again, add), files('', add), files('', '')].map((content) => {
    document.body.replaceChildren();
    return found(content);
  });
  expect(focused).toEqual(['again', 'add', 'remove']);
});

it('is the first enabled select of a region', () =>
  expect(found('<select id="a" aria-invalid="true"></select>')).toBe('a'));
