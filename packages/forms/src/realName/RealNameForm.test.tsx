import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { testForm } from '../testing/form-cases.js';
import { realNameFixtures } from './fixtures.js';
import { realNameMessages as messages } from './messages.zh.js';
import { RealNameForm } from './RealNameForm.js';
import { RealNameStatus } from './RealNameStatus.js';

testForm('RealNameForm', {
  fixtures: realNameFixtures,
  form: (props) => <RealNameForm {...props} />,
  messages,
});

describe('RealNameForm', () => {
  it('turns off autocompletion and spell checking', () => {
    render(<RealNameForm onSubmit={vi.fn()} />);
    for (const { label } of [messages.username, messages.identity_card_code]) {
      const input = screen.getByLabelText<HTMLInputElement>(label);
      expect(input.autocomplete).toBe('off');
      expect(input.getAttribute('spellcheck')).toBe('false');
    }
  });

  it('has no draft', () => {
    const [example] = realNameFixtures.valid;
    render(<RealNameForm onSubmit={vi.fn()} defaultValues={example?.fields} />).unmount();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('RealNameStatus', () => {
  it('has a button to the form before the verification (spec: B4 real name open)', () => {
    const onOpen = vi.fn();
    render(<RealNameStatus verified={false} onOpen={onOpen} />);
    screen.getByRole('button', { name: '实名认证' }).click();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('has no button after the verification (spec: B4 real name done)', () => {
    render(<RealNameStatus verified onOpen={vi.fn()} />);
    expect(screen.getByText('已实名认证')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
