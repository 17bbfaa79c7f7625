import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { SearchForm } from './SearchForm.js';

it('searches by Enter and by the button, and lists all items after 清空', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  render(<SearchForm place="papers" value="" onSearch={onSearch} />);
  await userEvent.keyboard('{Tab}数学 期中{Enter}');
  // From the field past 清空 to 搜索, and back.
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  expect(onSearch.mock.calls).toEqual([['数学 期中'], ['数学 期中'], ['']]);
});
