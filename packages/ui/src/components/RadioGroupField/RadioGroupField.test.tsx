import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { RadioGroupField } from './RadioGroupField.js';

afterEach(cleanup);

const still = {
  label: '您是',
  options: [
    { value: '1', label: '教师' },
    { value: '2', label: '学生', description: '查答案、参加活动' },
    { value: '4', label: '商家', disabled: true },
  ],
};

function radio(name: string): HTMLInputElement {
  return screen.getByRole('radio', { name });
}

describe('RadioGroupField', () => {
  it('passes every radio to the ref, and name, onChange and onBlur to every radio', () => {
    const handed: string[] = [];
    const onChange = vi.fn();
    const onBlur = vi.fn();
    function register(element: HTMLInputElement | null) {
      if (element) handed.push(`${element.name}=${element.value}`);
    }
    render(<RadioGroupField {...still} name="role" ref={register} onChange={onChange} onBlur={onBlur} />);
    expect(handed).toEqual(['role=1', 'role=2', 'role=4']);
    fireEvent.click(radio('学生'));
    expect(onChange).toHaveBeenCalledOnce();
    expect(radio('学生').checked).toBe(true);
    fireEvent.blur(radio('教师'));
    fireEvent.blur(radio('学生'));
    expect(onBlur).toHaveBeenCalledTimes(2);
  });

  it('shows what a form has checked through the ref', () => {
    function register(element: HTMLInputElement | null) {
      if (element) element.checked = element.value === '2';
    }
    render(<RadioGroupField {...still} name="role" ref={register} />);
    expect(radio('学生').checked).toBe(true);
  });

  it('can be controlled, with no selection for an empty value', () => {
    function Held() {
      const [role, setRole] = useState('');
      return <RadioGroupField {...still} value={role} onChange={(event) => setRole(event.target.value)} />;
    }
    render(<Held />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    fireEvent.click(radio('教师'));
    expect(radio('教师').checked).toBe(true);
  });

  it('disables one option, or all', () => {
    const { rerender } = render(<RadioGroupField {...still} />);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map((each) => each.disabled)).toEqual([
      false,
      false,
      true,
    ]);
    rerender(<RadioGroupField {...still} disabled />);
    expect(screen.getAllByRole<HTMLInputElement>('radio').every((each) => each.disabled)).toBe(true);
  });
});
