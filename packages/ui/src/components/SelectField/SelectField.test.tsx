import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useCallback } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { SelectField, type SelectFieldProps } from './SelectField.js';

afterEach(cleanup);

const stages = [
  { value: '3', label: '高中' },
  { value: '2', label: '初中' },
];

const still = { label: '任教学段', name: 'stage', placeholder: '请选择学段' };

function shown(): string | undefined {
  return screen.getByLabelText<HTMLSelectElement>('任教学段').selectedOptions[0]?.label;
}

/** Sets its value once on each element that it receives, like register() of a form library. */
function Registered({ wanted, ...props }: Omit<SelectFieldProps, 'label'> & { wanted: string }) {
  const register = useCallback(
    (element: HTMLSelectElement | null) => {
      if (element) element.value = wanted;
    },
    [wanted],
  );
  return <SelectField {...still} {...props} ref={register} />;
}

describe('SelectField', () => {
  it('shows the value of the form once the options are loaded', () => {
    const { rerender } = render(<Registered wanted="2" options={[]} loading />);
    expect(shown()).toBe('载入中');
    rerender(<Registered wanted="2" options={stages} />);
    expect(shown()).toBe('初中');
    expect(screen.getByLabelText('任教学段')).toHaveProperty('value', '2');
  });

  it('shows it too where the list was empty without loading', () => {
    const { rerender } = render(<Registered wanted="2" options={[]} />);
    expect(shown()).toBe('请选择学段');
    rerender(<Registered wanted="2" options={stages} />);
    expect(shown()).toBe('初中');
  });

  it('shows a default and a controlled value whose option loads late', () => {
    const { rerender, unmount } = render(<SelectField {...still} options={[]} loading defaultValue="2" />);
    rerender(<SelectField {...still} options={stages} defaultValue="2" />);
    expect(shown()).toBe('初中');
    unmount();

    const controlled = { ...still, value: '3', onChange: () => undefined };
    const second = render(<SelectField {...controlled} options={[]} loading />);
    second.rerender(<SelectField {...controlled} options={stages} />);
    expect(shown()).toBe('高中');
  });

  it('keeps the selection when the list grows, and its element while the list is the same', () => {
    const onChange = vi.fn();
    const { rerender } = render(<SelectField {...still} options={stages} onChange={onChange} />);
    const select = screen.getByLabelText('任教学段');
    fireEvent.change(select, { target: { value: '2' } });
    expect(onChange).toHaveBeenCalledOnce();
    rerender(<SelectField {...still} options={[...stages]} onChange={onChange} />);
    expect(screen.getByLabelText('任教学段')).toBe(select);
    rerender(<SelectField {...still} options={[...stages, { value: '1', label: '小学' }]} />);
    expect(shown()).toBe('初中');
  });

  it('shows a late value in a group', () => {
    const grouped = [{ label: '中学', options: stages }];
    const { rerender } = render(<Registered wanted="2" options={[{ label: '中学', options: [] }]} />);
    rerender(<Registered wanted="2" options={grouped} />);
    expect(shown()).toBe('初中');
  });

  it('shows the placeholder for a value without an option', () => {
    render(<Registered wanted="9" options={stages} />);
    expect(shown()).toBe('请选择学段');
  });
});
