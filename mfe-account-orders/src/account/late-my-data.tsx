import type { User } from '@burger/shared/contracts';
import { Button, Notice, Skeleton, Stack } from '@burger/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import type { MyDetails } from './my-details';
import { myDataMessages as words } from './messages';
import type { MyData as Cases } from './my-data';

const code = () => import(/* webpackChunkName: "my-data" */ './my-data.late');

/** Brings what can be done with one's data. */
export type LoadCases = () => Promise<Cases>;

interface Ready {
  MyData: Awaited<ReturnType<typeof code>>['MyData'];
  cases: Cases;
  details: MyDetails;
}

/** One's own data, and the code that shows it: what fails of either can be tried again. */
export function LateMyData({
  user,
  loadCases,
  onErased,
}: {
  user: User;
  loadCases: LoadCases;
  onErased: () => void;
}) {
  const [ready, setReady] = useState<Ready | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const [{ MyData }, cases] = await Promise.all([code(), loadCases()]);
      setReady({ MyData, cases, details: await cases.start(user) });
    } catch {
      setFailed(true);
    }
    // Who it is decides; a new name of the same one is what was just written here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [user.uid]);
  useEffect(() => void load(), [load]);

  if (failed) {
    return (
      <Notice
        kind="alert"
        action={
          <Button $kind="secondary" onClick={() => void load()}>
            {words.again}
          </Button>
        }
      >
        {words.failed}
      </Notice>
    );
  }
  if (!ready) {
    return (
      <Stack aria-busy>
        <p role="status">{words.loading}</p>
        <Skeleton $height="30rem" />
      </Stack>
    );
  }
  const { MyData, cases, details } = ready;
  return <MyData user={user} details={details} cases={cases} onErased={onErased} />;
}
