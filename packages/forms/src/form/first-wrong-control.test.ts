import { afterEach, describe, expect, it } from 'vitest';

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

describe('firstWrongControl', () => {
  it('is the topmost that is marked', () => {
    expect(
      found(`
        <input id="a" />
        <textarea id="b" aria-invalid="true"></textarea>
        <input id="c" aria-invalid="true" />`),
    ).toBe('b');
  });

  it('is none where nothing is marked', () => {
    expect(found('<input id="a" aria-invalid="false" />')).toBeUndefined();
  });

  it('is the chosen radio of a marked group, or else its first that may be chosen', () => {
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

  it('is the button of a field of files, whose input is out of sight', () => {
    expect(
      found(`
        <div role="group">
          <input type="file" id="a" tabindex="-1" aria-invalid="true" /><button id="b">选择文件</button>
        </div>`),
    ).toBe('b');
  });

  it('is no button that takes a file away, but the one that sends it again, or adds one', () => {
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

  it('is the list of a region that may be opened', () => {
    expect(found('<select id="a" aria-invalid="true"></select>')).toBe('a');
  });
});
