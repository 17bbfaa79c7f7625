import { styled } from 'styled-components';

import { Tabs } from '../../../components/Tabs/index.js';
import { space } from '../../../theme/values.js';

export const FileTabs = styled(Tabs<string>)`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);

  > [role='tabpanel'] {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    padding-top: ${space[3]};
  }
`;
