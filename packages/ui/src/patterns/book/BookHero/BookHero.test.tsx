import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { BookHero } from './BookHero.js';

const book = { title: '高考物理真题卷', image: '', price: 48 };
const favourite = { on: false, onToggle: () => undefined };

afterEach(cleanup);

describe('BookHero', () => {
  it('shows the price, or that there is none (spec: A3 book price)', () => {
    const { rerender } = render(<BookHero book={book} facts={[]} favourite={favourite} />);
    expect(screen.getByText('¥ 48.00')).toBeTruthy();
    rerender(<BookHero book={{ ...book, price: 0 }} facts={[]} favourite={favourite} />);
    expect(screen.getByText('暂无定价')).toBeTruthy();
  });

  it('hides facts without a value and shops without a URL', () => {
    render(
      <BookHero
        book={book}
        facts={[
          { label: '适用学科', value: '物理' },
          { label: '适用地区', value: '' },
        ]}
        tmallHref=""
        jdHref="https://example.com/jd"
        favourite={favourite}
      />,
    );
    expect(screen.getByText('适用学科')).toBeTruthy();
    expect(screen.queryByText('适用地区')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://example.com/jd',
    ]);
    expect(screen.queryByRole('button', { name: '线下书店' })).toBeNull();
  });

  it('opens shops in a new window without a referrer', () => {
    render(<BookHero book={book} facts={[]} tmallHref="https://example.com/t" favourite={favourite} />);
    const link = screen.getByRole('link', { name: /天猫旗舰店.*新窗口/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noreferrer');
  });
});
