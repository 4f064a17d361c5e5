import { useLatest } from '@burger/shared/bus';
import type { Exposed } from '@burger/shared/contracts';
import { Link } from '@burger/shared/router';
import { PageBody, PageTitle, Stack } from '@burger/shared/ui';
import { messages } from '../messages/en';

/** An example page that reads the cart, which another team's remote owns. */
export function SubjectNamePage() {
  const items = useLatest('cart/changed')?.lines.length ?? 0;
  return (
    <PageBody>
      <Stack>
        <PageTitle>{messages.title}</PageTitle>
        <p>{messages.inCart(items)}</p>
        <Link to="/menu">{messages.menu}</Link>
      </Stack>
    </PageBody>
  );
}

({ SubjectNamePage }) satisfies Exposed<'./SubjectNamePage'>;
