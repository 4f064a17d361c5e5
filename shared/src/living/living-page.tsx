import { Container, Lead, PageTitle, SectionTitle, space } from '@burger/shared/ui';
import { styled } from '@burger/shared/styled';
import { Ground } from './ground';
import { pieces } from './pieces';

const Piece = styled.section`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(4)};
`;

const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: flex-start;
`;

/** Every piece of the UI kit in its states, on one page: for looking, not for customers. */
export const LivingPage = () => (
  <Container as="main">
    <PageTitle>The kit</PageTitle>
    <Lead>All pieces and their states. The scheme follows the system.</Lead>
    <Piece aria-label="Ground">
      <SectionTitle>Ground</SectionTitle>
      <Ground />
    </Piece>
    {pieces.map(({ name, states }) => (
      <Piece key={name} aria-label={name}>
        <SectionTitle>{name}</SectionTitle>
        <States>{states}</States>
      </Piece>
    ))}
  </Container>
);
