import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, layer, media, radius, space, tapTarget, vars } from '../../../theme/values.js';
import { albumCorners } from '../album-corners.js';

/** How far the corners and, on a phone, the pill stick out of the photograph. */
const overhang = '0.375rem';
const corners = albumCorners(vars.text.base, '1.75rem');

export const Page = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[5]};
  padding: ${space[5]};
  border-radius: ${radius.card};
  background: ${vars.surface.sunken};

  @media ${media.mobile} {
    padding: ${space[4]};
    margin-inline: calc(-1 * ${overhang});
  }

  @media ${media.narrowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Root = styled.div`
  min-width: 0;
`;

export const Slot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
`;

export const Print = styled.div<{ $held: boolean; $again: boolean; $wrong: boolean; $hovered: boolean }>`
  position: relative;
  aspect-ratio: 3 / 2;
  margin: ${overhang};
  background: ${({ $again }) => ($again ? vars.surface.sunken : vars.surface.page)};
  ${({ $held }) =>
    $held &&
    css`
      background: ${vars.surface.raised};
      box-shadow: ${vars.shadow.card};
    `}

  ${({ $wrong, $hovered }) =>
    ($wrong || $hovered) &&
    css`
      outline: 2px ${$hovered ? 'dashed' : 'solid'} ${$wrong ? vars.status.danger : vars.accent.base};
      outline-offset: ${overhang};
    `}

  &::after {
    ${mix.drawn}
    inset: calc(-1 * ${overhang});
    background: ${corners};
    pointer-events: none;
  }
`;

export const Drawing = styled.svg`
  ${mix.fill}
  display: block;
  fill: none;
  stroke: ${vars.border.strong};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** The whole photograph is the button; the pill only says so. */
export const Add = styled.button`
  ${mix.resetButton}
  ${mix.cover}
  color: ${vars.text.strong};

  &:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: calc(${overhang} + 2px);
  }

  &:disabled {
    color: ${vars.text.quiet};
  }
`;

export const Pill = styled.span<{ $again: boolean }>`
  ${mix.inlineRow(space[2])}
  position: absolute;
  bottom: 13%;
  left: 50%;
  z-index: ${layer.sticky};
  min-height: 2.5rem;
  padding: 0 ${space[4]};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.round};
  background: ${vars.surface.raised};
  font-size: ${fontSize[14]};
  font-weight: 600;
  white-space: nowrap;
  transform: translate(-50%, 0);
  ${mix.fade('border-color')}

  ${Add}:hover:not(:disabled) > & {
    border-color: ${vars.text.strong};
  }

  /* It straddles the lower edge, where it covers less of the outline. */
  @media ${media.mobile} {
    bottom: -0.9rem;
    padding: 0 ${space[3]};
  }

  ${({ $again }) =>
    $again &&
    css`
      top: 50%;
      bottom: auto;
      min-height: 3.25rem;
      padding: 0 ${space[5]};
      border-color: ${vars.accent.fill};
      border-radius: ${radius.control};
      background: ${vars.accent.fill};
      box-shadow: ${vars.shadow.card};
      color: ${vars.text.onAccent};
      font-size: ${fontSize[16]};
      transform: translate(-50%, -50%);

      @media ${media.mobile} {
        bottom: auto;
        padding: 0 ${space[5]};
      }
    `}
`;

export const Sign = styled.svg`
  ${mix.square('1rem')}
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linejoin: round;
`;

/** Contained: no part of a certificate may be cut off. */
export const Photograph = styled.img<{ $faint?: boolean }>`
  ${mix.cover}
  ${mix.fill}
  object-fit: contain;
  opacity: ${({ $faint }) => ($faint ? 0.5 : 1)};
`;

export const NoPreview = styled.span`
  ${mix.cover}
  ${mix.centred}
  color: ${vars.text.quiet};
`;

export const Again = styled.div`
  ${mix.cover}
  ${mix.centred}
  z-index: ${layer.sticky};

  > button {
    background: ${vars.surface.raised};
  }
`;

/** Dark in every theme, because it lies on a photograph. */
export const Band = styled.div`
  position: absolute;
  z-index: ${layer.sticky};
  inset: auto 0 0;
  padding: ${space[1]} ${space[3]} ${space[2]};
  background: ${vars.surface.footer};
  color: ${vars.text.onFooter};
  font-size: ${fontSize[14]};
  line-height: 1.5;

  > span {
    ${mix.numerals}
  }
`;

/** On a phone there is room for the pill of an empty slot above the caption. */
export const Caption = styled.div<{ $held: boolean }>`
  ${mix.wrap(`0 ${space[2]}`)}
  align-items: baseline;
  justify-content: space-between;
  padding: 0 ${overhang};

  ${({ $held }) => !$held && mix.onPhone('padding-top', space[4])}
`;

export const Label = styled.label`
  ${mix.strong()}
  font-size: ${fontSize[14]};
  overflow-wrap: anywhere;
`;

export const Optional = styled.span`
  ${mix.small('quiet')}
  margin-left: ${space[2]};
  font-weight: 400;
`;

export const Line = styled.div`
  ${mix.row(space[2])}
  justify-content: space-between;
  padding: 0 ${overhang};
`;

export const Name = styled.p`
  ${mix.small('base')}
  ${mix.ellipsis}
  min-width: 0;
`;

export const Act = styled.button`
  ${mix.resetButton}
  ${mix.onHover('color', vars.accent.base)}
  flex: none;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  text-decoration: underline;
  text-decoration-color: ${vars.border.strong};
  text-underline-offset: 0.3em;

  @media ${media.touch} {
    min-width: ${tapTarget};
    min-height: ${tapTarget};
    text-align: end;
  }
`;

export const Notes = styled.div`
  padding: 0 ${overhang};
`;
