import type { Doors } from '../printing/device/web-devices';

export interface StandIn {
  printed: number[];
  paper: number;
  isOn: boolean;
  /** Whether the fake printer can report its status over its connection. */
  answers: boolean;
  turn: (on: boolean) => void;
  /** Inserts a new paper roll; printing resumes where it stopped. */
  refill: (lines: number) => void;
}

/**
 * Fakes printers behind the browser's APIs. Uses nothing outside of itself, so that it can also run inside a
 * page. Each printer is permitted unless `chosen` is false.
 */
export function standInPrinters(
  kinds: readonly { way: 'usb' | 'serial' | 'bluetooth'; answers?: boolean; chosen?: boolean }[],
) {
  const usb = new EventTarget();
  const serial = new EventTarget();
  const reported = (name: string, device: unknown) => Object.assign(new Event(name), { device });

  const all = kinds.map(({ way, answers = true, chosen = true }, place) => {
    let waiting: number[] = [];
    let reply: (bytes: number[]) => void = () => undefined;
    let end: () => void = () => undefined;
    const target = new EventTarget();

    const printer: StandIn = {
      printed: [],
      paper: 10_000,
      isOn: true,
      answers,
      turn(on) {
        printer.isOn = on;
        waiting = [];
        if (!on) end();
        // A serial port stays connected when its printer is off, a USB device does not.
        if (way === 'usb') usb.dispatchEvent(reported(on ? 'connect' : 'disconnect', device));
      },
      refill(lines) {
        printer.paper = lines;
        print();
      },
    };

    function print() {
      while (printer.paper > 0 && waiting.length > 0) {
        const [first, second, third] = waiting;
        if (first === 0x1d && second === 0x72 && third === 1) {
          waiting.splice(0, 3);
          if (printer.answers) reply([0]);
          continue;
        }
        printer.printed.push(...waiting.splice(0, 1));
        if (first === 0x0a) printer.paper -= 1;
      }
    }

    function receive(bytes: Uint8Array) {
      if (!printer.isOn) return;
      if (bytes[0] === 0x10 && bytes[1] === 0x04) {
        const isOut = printer.paper <= 0;
        const state = { 1: isOut ? 0x1a : 0x12, 2: isOut ? 0x32 : 0x12, 4: isOut ? 0x72 : 0x12 };
        if (printer.answers) reply([state[bytes[2] as 1 | 2 | 4]]);
        return;
      }
      waiting.push(...bytes);
      print();
    }

    // Bytes that wait for the reader; only one reader reads at a time.
    const inbox: number[] = [];
    let wakeReader: () => void = () => undefined;
    reply = (bytes) => {
      inbox.push(...bytes);
      wakeReader();
    };
    const arrived = () =>
      new Promise<Uint8Array>((resolve, reject) => {
        const give = () => {
          wakeReader = () => undefined;
          resolve(Uint8Array.from(inbox.splice(0)));
        };
        end = () => reject(new DOMException('Gone', 'NetworkError'));
        if (inbox.length > 0) give();
        else wakeReader = give;
      });
    const mustBeOn = () => {
      if (!printer.isOn) throw new DOMException('Gone', 'NetworkError');
    };

    const endpoints = [
      { endpointNumber: 1, direction: 'out', type: 'bulk' },
      ...(answers ? [{ endpointNumber: 2, direction: 'in', type: 'bulk' }] : []),
    ];
    const usbDevice = {
      ...{ vendorId: 1208, productId: 514, serialNumber: `S${place}`, productName: `TM-${place}` },
      configuration: {
        interfaces: [{ interfaceNumber: 0, alternates: [{ interfaceClass: 7, endpoints }] }],
      },
      open: async () => mustBeOn(),
      close: async () => end(),
      selectConfiguration: async () => undefined,
      claimInterface: async () => undefined,
      async transferOut(_endpoint: number, data: Uint8Array) {
        mustBeOn();
        receive(data);
        return { status: 'ok' };
      },
      async transferIn() {
        const bytes = await arrived();
        return { data: new DataView(bytes.buffer) };
      },
    };

    const serialPort = Object.assign(target, {
      readable: null as ReadableStream<Uint8Array> | null,
      writable: null as WritableStream<Uint8Array> | null,
      getInfo: () => ({ usbVendorId: 1 + place, usbProductId: 2 }),
      async open() {
        serialPort.writable = new WritableStream<Uint8Array>({ write: receive });
        serialPort.readable = new ReadableStream<Uint8Array>({
          async pull(controller) {
            await arrived().then(
              (bytes) => controller.enqueue(bytes),
              () => undefined,
            );
          },
        });
      },
      close: async () => undefined,
    });

    const characteristic = Object.assign(new EventTarget(), {
      uuid: '00002af1-0000-1000-8000-00805f9b34fb',
      properties: { write: false, writeWithoutResponse: true, notify: answers },
      value: undefined as DataView | undefined,
      async startNotifications() {
        reply = (bytes) => {
          characteristic.value = new DataView(Uint8Array.from(bytes).buffer);
          characteristic.dispatchEvent(new Event('characteristicvaluechanged'));
        };
      },
      writeValueWithResponse: async () => undefined,
      async writeValueWithoutResponse(data: Uint8Array) {
        mustBeOn();
        if (data.length > 100) throw new DOMException('Too long', 'InvalidModificationError');
        receive(data);
      },
    });
    // This characteristic is for connection settings and must not receive print data.
    const settings = Object.assign(new EventTarget(), {
      ...{ uuid: '49535343-6daa-4d02-abf6-19569aca69fe', value: undefined },
      properties: { write: true, writeWithoutResponse: false, notify: false },
      writeValueWithResponse: () => Promise.reject(new Error('Set wrongly')),
    });
    const bluetoothDevice = Object.assign(new EventTarget(), {
      id: `B${place}`,
      name: `MPT-${place}`,
      gatt: {
        async connect() {
          mustBeOn();
          end = () => bluetoothDevice.dispatchEvent(new Event('gattserverdisconnected'));
          return {
            getPrimaryServices: async () => [
              { getCharacteristics: async () => [settings, characteristic] },
            ],
          };
        },
        disconnect: () => undefined,
      },
    });

    const device = { usb: usbDevice, serial: serialPort, bluetooth: bluetoothDevice }[way];
    return { way, printer, device, isKnown: chosen };
  });

  const those = (method: string) => all.filter((one) => one.way === method);
  const choose = (method: string) => async () => {
    const next = those(method).find(({ isKnown }) => !isKnown);
    if (!next) throw new DOMException('Nothing was chosen', 'NotFoundError');
    next.isKnown = true;
    return next.device;
  };
  const known = (method: string) => async () =>
    those(method).flatMap(({ isKnown, device, printer }) =>
      isKnown && (printer.isOn || method === 'serial') ? [device] : [],
    );
  const doors = {
    usb: Object.assign(usb, { getDevices: known('usb'), requestDevice: choose('usb') }),
    serial: Object.assign(serial, { getPorts: known('serial'), requestPort: choose('serial') }),
    // Chrome, without its flag, does not list Bluetooth devices selected before.
    bluetooth: Object.assign(new EventTarget(), { requestDevice: choose('bluetooth') }),
  };
  return { doors: doors as unknown as Doors, printers: all.map(({ printer }) => printer) };
}
