import type { Menu, Today } from '@burger/shared/contracts';
import type {
  KitchenDay,
  KitchenHealth,
  KitchenMenu,
  KitchenOrder,
  PaymentRequest,
  PromiseRequest,
  PutRight,
  RiderOrder,
  RiderReport,
  StaffRole,
  StepRequest,
  TakeBackRequest,
  TodayRequest,
} from '@burger/shared/kitchen';
import type { ReadStore } from '@burger/shared/store';
import type { Alarm } from './counter/waiting';
import type { ReadFeed } from './read-feed';

/** Who is signed in; `role` null for who is none of the staff. */
export interface StaffMember {
  email: string;
  role: StaffRole | null;
}

/** The identity provider. `watch` and `signIn` reject with the provider's own error. */
export interface StaffAuth {
  /** Tells who is signed in, now and after every change, until the answer is called. */
  watch(changed: (who: StaffMember | null) => void): Promise<() => void>;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
}

/**
 * What came of a question. `unreached`: no answer, or one that says to come again; it may have been heard all the
 * same. `ended`: the server takes us for nobody, or for none of the staff.
 */
export type Answer<Value> =
  | { kind: 'ok'; value: Value }
  | { kind: 'unreached' }
  | { kind: 'ended'; why: 'signed-out' | 'forbidden' }
  | { kind: 'refused'; message: string; field?: string | undefined };

/** A step that somebody else made first comes back as the order stands now. */
export type StepAnswer = Answer<KitchenOrder> | { kind: 'moved'; order: KitchenOrder };

export type PublishBody = { published: unknown; basedOn: string } | { back: string };

/** `/api/kitchen/*`. Nothing here rejects. */
export interface KitchenApi {
  feed(after: string | null): Promise<Answer<ReadFeed>>;
  step(key: string, request: StepRequest): Promise<StepAnswer>;
  promise(key: string, request: PromiseRequest): Promise<Answer<KitchenOrder>>;
  /** The whole address of the link. */
  riderLink(key: string): Promise<Answer<string>>;
  /** Puts right how a delivered order was paid. */
  pay(key: string, request: PaymentRequest): Promise<Answer<KitchenOrder>>;
  /** Makes the bill of an order, with its serial; one that is there is answered again. */
  bill(key: string): Promise<Answer<KitchenOrder>>;
  /** Takes back what was handed over, with a credit note. */
  takeBack(key: string, request: TakeBackRequest): Promise<Answer<KitchenOrder>>;
  /** Who put it right, and why; null where nobody did. */
  putRight(key: string): Promise<Answer<PutRight | null>>;
  /** Takes the link of an order back. */
  endRiderLink(key: string): Promise<Answer<null>>;
  today(request: TodayRequest): Promise<Answer<Today>>;
  menu(): Promise<Answer<KitchenMenu>>;
  publish(body: PublishBody): Promise<Answer<string>>;
  day(date: string): Promise<Answer<KitchenDay>>;
  /** How the site did in the last seven days. */
  health(): Promise<Answer<KitchenHealth>>;
  /** The versions of remotes that everybody gets who is in no share. */
  live(): Promise<Answer<Readonly<Record<string, string>>>>;
  /** Orders of the last 90 days by their whole number or a phone, newest first. */
  search(typed: string): Promise<Answer<readonly KitchenOrder[]>>;
  /** The published document of a version, whole: see `publishedIn`. */
  document(version: string): Promise<Answer<unknown>>;
  /** The same as customers read it in English. */
  published(version: string): Promise<Answer<Menu>>;
}

/** What makes the alarms heard. */
export interface Sound {
  /** From inside a press: browsers play nothing before. Tells whether sound comes out. */
  unlock(): Promise<boolean>;
  play(alarm: Alarm): void;
  /** Whether the page is heard, as far as is known: browsers silence it, and let it sound again. */
  audible: ReadStore<boolean>;
}

export interface Notices {
  /** Tells whether they are allowed. */
  ask(): Promise<boolean>;
  /** Whether those that are allowed can be shown, as far as is known. */
  working: ReadStore<boolean>;
  show(title: string, text: string): void;
}

export interface Screen {
  /** Keeps it on from now on; tells whether the browser can. */
  keepOn(): Promise<boolean>;
}

/** The tab itself. */
export interface Tab {
  isHidden(): boolean;
  setTitle(title: string): void;
}

/** The order that the page's address names. */
export interface OrderLink {
  asked(): string | null;
  /** Calls back when another one is asked for. */
  onAsked(asked: (number: string | null) => void): () => void;
  /** Takes it out of the address: it has been shown. */
  forget(): void;
}

/** Something that is on or off on this device. */
export interface KeptSwitch {
  isOn(): boolean;
  set(on: boolean): void;
}

export interface Downloads {
  save(name: string, text: string): void;
}

/** `GET` and `POST /api/rider/<key>`. Nothing here rejects. */
export type RiderAnswer =
  | { kind: 'ok'; order: RiderOrder }
  | { kind: 'unreached' }
  | { kind: 'gone' }
  | { kind: 'refused'; message: string };

export interface RiderApi {
  look(key: string): Promise<RiderAnswer>;
  report(key: string, report: RiderReport): Promise<RiderAnswer>;
}
