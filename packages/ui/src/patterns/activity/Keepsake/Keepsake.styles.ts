import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';
import { stamped } from '../EnrolmentSlip/slip-look.js';

export const Desk = styled.section`
  display: grid;
  place-items: center;
  padding: ${space[7]} ${space[5]};
  border-radius: ${radius.card};
  background: ${vars.surface.sunken};

  @media ${media.mobile} {
    padding: ${space[5]} 0;
    background: none;
  }

  @media print {
    padding: 0;
    background: none;
  }
`;

export const Card = styled.div`
  display: grid;
  grid-template-columns: 8.25rem minmax(0, 1fr);
  width: 100%;
  max-width: 56.25rem;
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.overlay};
  color: ${vars.text.strong};
  font-family: ${vars.font.display};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    border: 1px solid ${vars.border.strong};
    box-shadow: none;
    break-inside: avoid;
  }
`;

/** A half circle at each end of the perforation. */
const punched = css`
  &::before,
  &::after {
    ${mix.drawn}
    right: -0.6875rem;
    width: 1.375rem;
    height: 0.6875rem;
    background: ${vars.surface.sunken};
  }

  &::before {
    top: 0;
    border-radius: 0 0 ${radius.round} ${radius.round};
  }

  &::after {
    bottom: 0;
    border-radius: ${radius.round} ${radius.round} 0 0;
  }

  @media ${media.mobile} {
    &::before,
    &::after {
      top: auto;
      bottom: -0.6875rem;
      width: 0.6875rem;
      height: 1.375rem;
      background: ${vars.surface.page};
    }

    &::before {
      right: auto;
      left: 0;
      border-radius: 0 ${radius.round} ${radius.round} 0;
    }

    &::after {
      right: 0;
      border-radius: ${radius.round} 0 0 ${radius.round};
    }
  }
`;

export const Head = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[6]} ${space[2]} ${space[5]};
  border-right: 2px dashed ${vars.border.base};
  ${punched}

  @media ${media.mobile} {
    flex-flow: row wrap;
    align-items: baseline;
    gap: 0 ${space[4]};
    padding: ${space[4]} ${space[5]};
    border-right: 0;
    border-bottom: 2px dashed ${vars.border.base};
  }
`;

export const Label = styled.p`
  font-size: calc(${fontSize[28]} * 1.2);
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: 0.35em;
  writing-mode: vertical-rl;

  @media ${media.mobile} {
    font-size: ${fontSize[22]};
    writing-mode: horizontal-tb;
  }
`;

export const Figure = styled.p`
  ${mix.numerals}
  color: ${vars.text.base};
  font-weight: 600;
`;

export const Body = styled.div`
  display: grid;
  grid-template-areas:
    'title title'
    'who stamp'
    'facts days';
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[5]} ${space[5]};
  align-items: end;
  padding: ${space[6]} ${space[6]} ${space[5]};

  @media ${media.mobile} {
    grid-template-areas:
      'title title'
      'who who'
      'facts facts'
      'days stamp';
    padding: ${space[5]};
  }

  @media ${media.narrowPhone} {
    grid-template-areas: 'title' 'who' 'facts' 'days' 'stamp';
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Title = styled.h2`
  grid-area: title;
  font-size: ${fontSize[22]};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export const Who = styled.p`
  ${mix.wrap()}
  grid-area: who;
  align-items: baseline;
  gap: 0 ${space[4]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.strong`
  font-size: calc(${fontSize[36]} * 1.1);
  line-height: 1.2;
  letter-spacing: 0.1em;
`;

export const School = styled.span`
  color: ${vars.text.base};
  font-size: ${fontSize[16]};
`;

export const Stamp = styled.p`
  ${stamped}
  grid-area: stamp;
  justify-self: end;
  font-size: ${fontSize[22]};

  @media ${media.mobile} {
    align-self: center;
    font-size: ${fontSize[18]};
  }
`;

const line = css`
  padding-top: ${space[4]};
  border-top: 1px solid ${vars.text.strong};
`;

export const Facts = styled.dl`
  ${mix.wrap()}
  ${line}
  grid-area: facts;
  align-self: stretch;
  gap: ${space[3]} ${space[6]};
  margin: 0 calc(-1 * ${space[5]}) 0 0;

  dt {
    color: ${vars.text.quiet};
    font-family: ${vars.font.text};
    font-size: ${fontSize[14]};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }

  @media ${media.mobile} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    margin-right: 0;
  }
`;

export const Days = styled.p`
  ${line}
  grid-area: days;
  align-self: stretch;
  font-weight: 700;
  white-space: nowrap;
  ${mix.onNarrowPhone('white-space', 'normal')}

  @media ${media.mobile} {
    padding-top: ${space[2]};
    border-top: 0;
  }
`;

export const Count = styled.span`
  ${mix.numerals}
  padding-inline: ${space[2]};
  font-size: calc(${fontSize[36]} * 1.2);
  line-height: 1;
`;
