import { expect, it } from 'vitest';
import { joinLines, toPlainText } from '../../../../src/features/papers/texts/join-lines.js';

it.each([
  ['a word over a line end', '相对\n原子质量', '相对原子质量'],
  ['English over a line end', 'Who would climb to the\ntenth floor', 'Who would climb to the tenth floor'],
  ['a number beside Chinese', '本题共 8 小题，\n每小题 5 分', '本题共8小题，每小题5分'],
  ['a formula', 'v = 2 m/s', 'v = 2 m/s'],
  ['digits of full width', '第１题Ａ．', '第1题A．'],
  ['radicals of a font', '⽇⽉', '日月'],
  ['half of a character, and a zero', 'a\u0000\ud800b', 'a\ufffdb'],
])('reads %s', (_what, lines, text) => expect(joinLines(lines)).toBe(text));

it('keeps the paragraphs of a Word file apart', () => {
  expect(toPlainText('渡口\n\n老周在渡口撑了 三十 年船。')).toBe('渡口\n老周在渡口撑了三十年船。');
});
