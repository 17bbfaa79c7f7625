import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';

/**
 * Lines break between phrases and after punctuation; elsewhere only where a phrase is longer than the line. A narrow
 * phone has such phrases in each title: they break as other text there, without a last line of one character.
 */
export const Phrases = styled.span`
  ${mix.onNarrowPhone('word-break', 'normal')}
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

export const Whole = styled.span`
  ${mix.onNarrowPhone('white-space', 'normal')}
  white-space: nowrap;
`;

/** A character and the mark after it. */
export const Marked = styled.span`
  white-space: nowrap;
`;
