import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ResourceTabs, type ResourceGroup } from './ResourceTabs.js';

const groups: ResourceGroup[] = [
  { id: 1, name: '参考答案', items: [{ id: 11, name: '全书答案', downloads: 3420 }] },
  { id: 2, name: '听力音频', items: [{ id: 21, name: '听力原声', downloads: 5 }] },
];

afterEach(cleanup);

describe('ResourceTabs', () => {
  it('downloads from the selected tab and passes its group (spec: A2 booksDetails resources)', () => {
    const onDownload = vi.fn();
    render(
      <ResourceTabs groups={groups} transfers={{}} onDownload={onDownload} onCancel={() => undefined} />,
    );
    fireEvent.click(screen.getByRole('tab', { name: '听力音频' }));
    fireEvent.click(screen.getByRole('button', { name: /^下载\s*听力原声$/ }));
    expect(onDownload).toHaveBeenCalledExactlyOnceWith(groups[1]?.items[0], groups[1]);
  });

  it('shows the progress of a download and cancels it (spec: A2 booksDetails progress)', () => {
    const onCancel = vi.fn();
    render(
      <ResourceTabs
        groups={groups}
        transfers={{ 11: { state: 'running', percent: 46.4 } }}
        onDownload={() => undefined}
        onCancel={onCancel}
      />,
    );
    expect(
      screen.getByRole('progressbar', { name: '正在下载：全书答案' }).getAttribute('aria-valuenow'),
    ).toBe('46');
    fireEvent.click(screen.getByRole('button', { name: '取消下载：全书答案' }));
    expect(onCancel).toHaveBeenCalledExactlyOnceWith(groups[0]?.items[0], groups[0]);
  });

  it('announces a finished download, and shows the reason and a retry button for a failed one', () => {
    const shared = { groups, onDownload: () => undefined, onCancel: () => undefined };
    const { rerender } = render(<ResourceTabs {...shared} transfers={{ 11: { state: 'done' } }} />);
    expect(screen.getByRole('status').textContent).toBe('已下载');
    rerender(<ResourceTabs {...shared} transfers={{ 11: { state: 'failed', message: '网络中断' } }} />);
    expect(screen.getByRole('alert').textContent).toBe('网络中断');
    expect(screen.getByRole('button', { name: /^重试\s*全书答案$/ })).toBeTruthy();
  });

  it('selects an existing tab when the groups change', () => {
    const shared = { transfers: {}, onDownload: () => undefined, onCancel: () => undefined };
    const { rerender } = render(<ResourceTabs {...shared} groups={groups} />);
    fireEvent.click(screen.getByRole('tab', { name: '听力音频' }));
    rerender(<ResourceTabs {...shared} groups={groups.slice(0, 1)} />);
    expect(screen.getByRole('tab', { name: '参考答案', selected: true })).toBeTruthy();
    expect(screen.getByText('全书答案', { selector: 'p' })).toBeTruthy();
  });
});
