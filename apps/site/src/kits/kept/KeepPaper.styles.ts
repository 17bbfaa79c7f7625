import { LinkMore } from '@inkstone/ui/components/LinkMore';
import styled from 'styled-components';

export const KeptLink = styled(LinkMore)`
  justify-content: center;
  width: 100%;
`;
