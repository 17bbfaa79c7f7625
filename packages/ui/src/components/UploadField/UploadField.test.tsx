import { createRef, useState } from 'react';
import '@testing-library/jest-dom/vitest';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { UploadField, type UploadFieldHandle, type UploadFieldProps, type UploadItem } from './index.js';

function item(id: string, more: Partial<UploadItem> = {}): UploadItem {
  return { id, name: `${id}.jpg`, size: 1024, status: 'chosen', percent: null, ...more };
}

const picture = new File(['红'], '封面.jpg', { type: 'image/jpeg' });
const scan = new File(['黑'], '扫描.png', { type: 'image/png' });

function setup(props: Partial<UploadFieldProps> = {}) {
  const spies = { onAdd: vi.fn(), onRemove: vi.fn(), onCancel: vi.fn(), onRetry: vi.fn(), onBlur: vi.fn() };
  function Owner() {
    const [items, setItems] = useState(props.items ?? []);
    function drop(id: string) {
      setItems((now) => now.filter((one) => one.id !== id));
    }
    return (
      <>
        <UploadField
          label="证件"
          accept=".jpg,.png"
          layout="list"
          most={3}
          {...spies}
          {...props}
          items={items}
          onAdd={(files) => {
            spies.onAdd(files);
            setItems((now) => [...now, ...files.map((file) => item(file.name, { name: file.name }))]);
          }}
          onRemove={(id) => {
            spies.onRemove(id);
            drop(id);
          }}
          onCancel={(id) => {
            spies.onCancel(id);
            drop(id);
          }}
          onRetry={(id) => {
            spies.onRetry(id);
            setItems((now) =>
              now.map((one) => (one.id === id ? { ...one, status: 'uploading', percent: 0 } : one)),
            );
          }}
        />
        <button>下一项</button>
      </>
    );
  }
  render(<Owner />);
  return { ...spies, user: userEvent.setup() };
}

function button(name: string | RegExp) {
  return screen.getByRole('button', { name });
}

function fileInput() {
  return screen.getByLabelText<HTMLInputElement>('证件');
}

afterEach(cleanup);

describe('UploadField', () => {
  it('passes the chosen files to onAdd', async () => {
    const { user, onAdd } = setup();
    await user.upload(fileInput(), [picture, scan]);
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([picture, scan]);
  });

  it('opens the file dialog by its button, for several files only where several are allowed', async () => {
    const { user } = setup({ most: 1 });
    const opened = vi.spyOn(fileInput(), 'click');
    await user.click(button(/^选择文件\s*证件$/));
    expect(opened).toHaveBeenCalledOnce();
    expect(fileInput().multiple).toBe(false);
    expect(fileInput().accept).toBe('.jpg,.png');
  });

  it('accepts the same file again after it was removed', async () => {
    const { user, onAdd } = setup();
    await user.upload(fileInput(), picture);
    expect(fileInput().value).toBe('');
    await user.click(button('移除：封面.jpg'));
    await user.upload(fileInput(), picture);
    expect(onAdd).toHaveBeenCalledTimes(2);
  });

  it.each(['drop', 'paste'] as const)('accepts files by %s, also more than allowed', (way) => {
    const { onAdd } = setup({ most: 1 });
    const field = screen.getByRole('group', { name: '证件：文件' });
    const transfer = { types: ['Files'], files: [picture, scan] };
    fireEvent[way](field, way === 'drop' ? { dataTransfer: transfer } : { clipboardData: transfer });
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([picture, scan]);
  });

  it('while disabled accepts no dropped file and keeps the browser from opening it', () => {
    const { onAdd } = setup({ disabled: true });
    const field = screen.getByRole('group', { name: '证件：文件' });
    const drop = createEvent.drop(field, { dataTransfer: { types: ['Files'], files: [picture] } });
    fireEvent(field, drop);
    expect(drop.defaultPrevented).toBe(true);
    expect(onAdd).not.toHaveBeenCalled();
  });

  it('ignores pasted text', () => {
    const { onAdd } = setup();
    const field = screen.getByRole('group', { name: '证件：文件' });
    fireEvent.paste(field, { clipboardData: { types: ['text/plain'], files: [] } });
    expect(onAdd).not.toHaveBeenCalled();
  });

  it('hides the add button when it is full (spec: B4 feedback photos)', async () => {
    const { user } = setup({ most: 2, items: [item('正面')] });
    await user.upload(fileInput(), picture);
    expect(screen.queryByRole('button', { name: /继续添加/ })).toBeNull();
    expect(fileInput().disabled).toBe(true);
    await user.click(button('移除：正面.jpg'));
    expect(button(/^继续添加\s*证件$/)).toBeTruthy();
  });

  it('shows the progress of each file, and why one failed', () => {
    setup({
      items: [
        item('甲', { status: 'uploading', percent: 46.4, size: 2_097_152 }),
        item('乙', { status: 'uploading', percent: null }),
        item('丙', { status: 'failed', message: '网络中断' }),
        item('丁', { status: 'done', size: 1_258_291 }),
      ],
    });
    const known = screen.getByRole('progressbar', { name: '正在上传：甲.jpg' });
    expect(known.getAttribute('aria-valuenow')).toBe('46');
    const unknown = screen.getByRole('progressbar', { name: '正在上传：乙.jpg' });
    expect(unknown.hasAttribute('aria-valuenow')).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe('网络中断');
    expect(screen.getByText('1.2 MB')).toBeTruthy();
  });

  it('shows an icon instead of a picture that fails to load', () => {
    setup({ layout: 'pictures', items: [item('甲', { previewUrl: 'blob:damaged' })] });
    const drawn = () => screen.queryByRole('presentation');
    const photograph = drawn();
    expect(photograph?.getAttribute('src')).toBe('blob:damaged');
    if (photograph) fireEvent.error(photograph);
    expect(drawn()).toBeNull();
    expect(screen.getByText('甲.jpg')).toBeTruthy();
  });

  it('cancels an upload and retries a failed one', async () => {
    const items = [item('甲', { status: 'uploading', percent: 10 }), item('乙', { status: 'failed' })];
    const { user, onCancel, onRetry, onRemove } = setup({ items });
    await user.click(button('取消上传：甲.jpg'));
    expect(onCancel).toHaveBeenCalledExactlyOnceWith('甲');
    await user.click(button('重新上传：乙.jpg'));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('乙');
    expect(onRemove).not.toHaveBeenCalled();
  });

  it('moves the focus to the next file, then to the add button', async () => {
    const { user } = setup({ items: [item('甲'), item('乙')] });
    button('移除：甲.jpg').focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('移除：乙.jpg'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button(/^选择文件\s*证件$/));
  });

  it('keeps the focus at the file whose 重新上传 disappeared', async () => {
    const { user } = setup({ items: [item('甲'), item('乙', { status: 'failed' })] });
    button('重新上传：乙.jpg').focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('取消上传：乙.jpg'));
  });

  it('keeps the focus when the field becomes full', async () => {
    const { user } = setup({ most: 1 });
    button(/^选择文件\s*证件$/).focus();
    fireEvent.change(fileInput(), { target: { files: [picture] } });
    expect(document.activeElement).toBe(button('移除：封面.jpg'));
    await user.tab();
    expect(document.activeElement).toBe(button('下一项'));
  });

  it('does not move the focus from outside the field when a file is added', () => {
    setup({ most: 1 });
    button('下一项').focus();
    fireEvent.change(fileInput(), { target: { files: [picture] } });
    expect(document.activeElement).toBe(button('下一项'));
  });

  it('calls onBlur once, when the focus leaves the field', async () => {
    const { user, onBlur } = setup({ items: [item('甲')] });
    await user.tab();
    await user.tab();
    expect(onBlur).not.toHaveBeenCalled();
    await user.tab();
    expect(document.activeElement).toBe(button('下一项'));
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('does not call onBlur when the window loses the focus, as to the file dialog', () => {
    const { onBlur } = setup();
    const add = button(/^选择文件\s*证件$/);
    add.focus();
    // The browser sends it while the button is still the active element.
    fireEvent.blur(add);
    expect(onBlur).not.toHaveBeenCalled();
  });

  it('focuses through its ref the add button, or the first file when it is full', () => {
    const ref = createRef<UploadFieldHandle>();
    const shared = {
      label: '证件',
      accept: '',
      onAdd: vi.fn(),
      onRemove: vi.fn(),
      onCancel: vi.fn(),
      onRetry: vi.fn(),
    };
    const { rerender } = render(<UploadField {...shared} ref={ref} layout="pictures" most={1} items={[]} />);
    ref.current?.focus();
    expect(document.activeElement).toBe(button(/^添加图片\s*证件$/));
    rerender(<UploadField {...shared} ref={ref} layout="pictures" most={1} items={[item('甲')]} />);
    button('移除：甲.jpg').blur();
    ref.current?.focus();
    expect(document.activeElement).toBe(button('移除：甲.jpg'));
  });

  it('connects the error to the add button, instead of the hint', () => {
    setup({ hint: '不超过 5 MB', error: '请上传文件' });
    const note = document.getElementById(button(/^选择文件\s*证件$/).getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('请上传文件');
    expect(fileInput().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('不超过 5 MB')).toBeNull();
  });

  it('announces an error in an existing live region and shows it once', () => {
    const props = {
      label: '证件',
      accept: '',
      layout: 'list',
      most: 1,
      items: [],
      onAdd: vi.fn(),
      onRemove: vi.fn(),
      onCancel: vi.fn(),
      onRetry: vi.fn(),
    } as const;
    const { rerender } = render(<UploadField {...props} announced={false} error="请上传文件" />);
    const place = screen.getByRole('status');
    expect(place.textContent).toBe('');
    expect(screen.getByText('请上传文件')).toBeVisible();
    rerender(<UploadField {...props} announced error="文件大小请控制在5M之内" />);
    expect(place.textContent).toBe('文件大小请控制在5M之内');
    expect(screen.getByText('文件大小请控制在5M之内').isConnected).toBe(true);
    const add = button(/^选择文件\s*证件$/);
    expect(add.getAttribute('aria-describedby')).toBe(place.firstElementChild?.id);
  });
});
