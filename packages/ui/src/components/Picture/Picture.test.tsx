import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { Picture } from './Picture.js';

afterEach(cleanup);

const url = '/files/public/content/5e/5e.jpg?size=1800x2520&color=7a5b3c';

it('has the colour of the picture until it has come, and asks for the width that is shown', () => {
  render(<Picture src={url} alt="封面" width={360} height={480} />);
  const image = screen.getByRole('img');
  expect(image.parentElement).toHaveStyle({ backgroundColor: '#7a5b3c' });
  expect(image).toHaveAttribute('sizes', 'auto, 360px');
});

it('shows a picture without widths as it is', () => {
  render(<Picture src="/files/a.svg" alt="图" width={360} height={480} />);
  const image = screen.getByRole('img');
  expect(image.parentElement?.style.backgroundColor).toBe('');
  expect(image).not.toHaveAttribute('srcset');
  expect(image).not.toHaveAttribute('sizes');
});
