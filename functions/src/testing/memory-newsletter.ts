import type { Subscriber, Subscribers } from '../forms/newsletter';

/** A newsletter's list in memory; addresses that were asked for are pushed to `asked`. */
export function memorySubscribers(
  asked: string[] = [],
): Subscribers & { list: Map<string, Subscriber & { welcomeAt: number | null }> } {
  const list = new Map<string, Subscriber & { welcomeAt: number | null }>();
  return {
    list,
    async add(email, language, at) {
      asked.push(email);
      const id = email.toLowerCase();
      if (list.has(id)) return;
      const key = list.size.toString(16).padStart(32, '0');
      const subscribedAt = at.getTime();
      list.set(id, { id, email: id, language, subscribedAt, key, welcomeAt: subscribedAt });
    },
    async remove(key) {
      for (const one of list.values()) if (one.key === key) list.delete(one.id);
    },
    async unwelcomed(at, most) {
      const due = [...list.values()].filter(
        ({ welcomeAt }) => welcomeAt !== null && welcomeAt <= at,
      );
      return due.slice(0, most);
    },
    async welcome(id, welcomeAt) {
      const one = list.get(id);
      if (one) list.set(id, { ...one, welcomeAt });
    },
  };
}
