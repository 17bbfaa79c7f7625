import { ThemeRoot } from '@inkstone/ui/theme';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { sampleBooks } from '../../../samples/catalogue.js';
import { ready } from '../../../samples/loadable.js';
import { AddedServicesView, type AddedServicesViewProps } from './AddedServices.view.js';
import { toDimensions } from './dimensions.js';

function show(props: Partial<AddedServicesViewProps>) {
  const nothing = () => undefined;
  render(
    <ThemeRoot>
      <AddedServicesView
        slides={ready([])}
        typed=""
        onType={nothing}
        onSearch={nothing}
        dimensions={ready(toDimensions({ version_years: [], grade: [], subject: [] }, false))}
        values={{}}
        onFilter={nothing}
        onClear={nothing}
        books={ready({ items: sampleBooks(2), count: 22 })}
        stale={false}
        page={1}
        onPage={nothing}
        {...props}
      />
    </ThemeRoot>,
  );
}

it('offers to fetch filters that failed again, and shows the books beside them', () => {
  const retry = vi.fn();
  show({ dimensions: { state: 'failed', message: '网络连接失败', retrying: false, retry } });
  expect(screen.getAllByText(/课时夯基/)).not.toHaveLength(0);
  expect(screen.queryByText('学科')).toBeNull();
  fireEvent.click(screen.getByText('重试'));
  expect(retry).toHaveBeenCalledOnce();
});

it('leads back to page 1 from a page past the last', () => {
  const onPage = vi.fn();
  show({ books: ready({ items: [], count: 22 }), page: 99, onPage });
  expect(screen.getByText('这一页没有图书')).toBeDefined();
  fireEvent.click(screen.getByText('回到第 1 页'));
  expect(onPage).toHaveBeenCalledWith(1);
});

it('offers to take the conditions back where nothing matches', () => {
  const onClear = vi.fn();
  show({ books: ready({ items: [], count: 0 }), onClear });
  fireEvent.click(screen.getByText('清除全部条件'));
  expect(onClear).toHaveBeenCalledOnce();
});
