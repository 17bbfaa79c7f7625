import styled from 'styled-components';

export const FormColumn = styled.div`
  max-width: 37.5rem;
`;
