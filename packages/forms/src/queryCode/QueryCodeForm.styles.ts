import { TextField } from '@inkstone/ui/components/TextField';
import { fontSize } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

/** A code is compared character by character: large characters of equal width. */
export const CodeInput = styled(TextField)`
  input {
    min-height: 3.5rem;
    font-family: ui-monospace, Menlo, Consolas, monospace;
    font-size: ${fontSize[22]};
    font-weight: 600;
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }
`;
