import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { RegionField, type RegionFieldHandle, type RegionFieldProps } from './RegionField.js';
import { regions } from './samples.js';

afterEach(cleanup);

const ningbo = { province: '330000', city: '330200' };

function Held({ value, onChange, ...rest }: Omit<RegionFieldProps, 'label' | 'regions'>) {
  const [held, setHeld] = useState(value);
  return (
    <RegionField
      label="所在地区"
      regions={regions}
      {...rest}
      value={held}
      onChange={(next) => {
        onChange(next);
        setHeld(next);
      }}
    />
  );
}

function province(): HTMLSelectElement {
  return screen.getByLabelText('省份');
}

function city(): HTMLSelectElement {
  return screen.getByLabelText('城市');
}

describe('RegionField', () => {
  it('enables the city once a province is selected, with the cities of that province', () => {
    render(<Held value={{ province: '', city: '' }} onChange={() => undefined} />);
    expect(city().disabled).toBe(true);
    fireEvent.change(province(), { target: { value: '330000' } });
    expect(city().disabled).toBe(false);
    expect([...city().options].map((option) => option.label)).toEqual([
      '请选择城市',
      '杭州市',
      '宁波市',
      '温州市',
    ]);
  });

  it('clears the city when another province is selected, and both when none is', () => {
    const onChange = vi.fn();
    render(<Held value={ningbo} onChange={onChange} />);
    fireEvent.change(province(), { target: { value: '650000' } });
    expect(onChange).toHaveBeenLastCalledWith({ province: '650000', city: '' });
    expect(city().selectedOptions[0]?.label).toBe('请选择城市');
    fireEvent.change(province(), { target: { value: '' } });
    expect(onChange).toHaveBeenLastCalledWith({ province: '', city: '' });
    expect(city().disabled).toBe(true);
  });

  it('selects the only city of a province at once', () => {
    const onChange = vi.fn();
    render(<Held value={ningbo} onChange={onChange} />);
    fireEvent.change(province(), { target: { value: '110000' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ province: '110000', city: '110100' });
    expect(city().selectedOptions[0]?.label).toBe('北京市');
  });

  it('calls onBlur when the focus leaves both lists, not when it moves between them', () => {
    const onBlur = vi.fn();
    render(<Held value={ningbo} onChange={() => undefined} onBlur={onBlur} />);
    province().focus();
    city().focus();
    expect(onBlur).not.toHaveBeenCalled();
    city().blur();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('focuses the list that is not filled in', () => {
    const ref = createRef<RegionFieldHandle>();
    render(<Held ref={ref} value={{ province: '', city: '' }} onChange={() => undefined} />);
    ref.current?.focus();
    expect(document.activeElement).toBe(province());
    fireEvent.change(province(), { target: { value: '330000' } });
    ref.current?.focus();
    expect(document.activeElement).toBe(city());
  });

  it('shows a value whose regions load late', () => {
    const field = { label: '所在地区', value: ningbo, onChange: () => undefined };
    const { rerender } = render(<RegionField {...field} regions={[]} loading />);
    expect(province().selectedOptions[0]?.label).toBe('载入中');
    rerender(<RegionField {...field} regions={regions} />);
    expect(province().selectedOptions[0]?.label).toBe('浙江省');
    expect(city().selectedOptions[0]?.label).toBe('宁波市');
  });

  it('shows text when it is read-only, even for a value without an option', () => {
    const field = { label: '所在地区', regions, readOnly: true, onChange: () => undefined };
    const { rerender } = render(<RegionField {...field} value={{ province: '110000', city: '110100' }} />);
    // The province and the city of a municipality have the same name.
    expect(screen.getByText('北京市')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    rerender(<RegionField {...field} value={{ province: '海外', city: '' }} />);
    expect(screen.getByText('海外')).toBeTruthy();
    rerender(<RegionField {...field} value={{ province: '', city: '' }} />);
    expect(screen.getByText('未填写')).toBeTruthy();
  });

  it('shows 载入中 when it is read-only only where a value is waiting for its name', () => {
    const field = {
      label: '所在地区',
      regions: [],
      loading: true,
      readOnly: true,
      onChange: () => undefined,
    };
    const { rerender } = render(<RegionField {...field} value={ningbo} />);
    expect(screen.getByText('载入中')).toBeTruthy();
    rerender(<RegionField {...field} value={{ province: '', city: '' }} />);
    expect(screen.getByText('未填写')).toBeTruthy();
  });
});
