import { wait } from '@burger/shared/platform/device';
import type { Connection } from './printers';
import type { BluetoothDevice, Doors, SerialPort, UsbDevice } from './web-devices';

/* eslint-disable browsers/lacked-apis -- without these APIs the counter says so and prints pages */

export interface Link {
  write(bytes: Uint8Array): Promise<void>;
  hears: boolean;
  close(): Promise<void>;
}

export interface Ears {
  onData: (bytes: Uint8Array) => void;
  lost: () => void;
}

export interface Found {
  /** Identifier of the device; two devices of the same model may share it. */
  device: string;
  name: string;
  open(speed: number, ears: Ears): Promise<Link>;
}

export interface Finding {
  choose(): Promise<Found>;
  /** Returns the connected devices that the user has permitted before. */
  known(): Promise<readonly Found[]>;
  onPlugged(plugged: () => void): void;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: DataView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength).slice();

// Printers, and devices with a vendor-specific class, which many printers use until a switch is set.
const usbClasses = { printer: 7, vendor: 255 };
const usbPieces = 4096;

async function inPieces(
  bytes: Uint8Array,
  size: number,
  write: (piece: Uint8Array) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += size) await write(bytes.slice(at, at + size));
}

function usbFinding(usb: NonNullable<Doors['usb']>): Finding {
  const found = (device: UsbDevice): Found => ({
    device: [device.vendorId, device.productId, device.serialNumber ?? ''].join(':'),
    name: device.productName ?? '',
    async open(_speed, { onData, lost }) {
      await device.open();
      if (!device.configuration) await device.selectConfiguration(1);
      const candidates = (device.configuration?.interfaces ?? []).flatMap(
        ({ interfaceNumber, alternates }) =>
          alternates.slice(0, 1).map(({ interfaceClass, endpoints }) => {
            const bulk = endpoints.filter(({ type }) => type === 'bulk');
            const out = bulk.find(({ direction }) => direction === 'out');
            const back = bulk.find(({ direction }) => direction === 'in');
            return { interfaceNumber, interfaceClass, out, back };
          }),
      );
      const writable = candidates.filter(({ out }) => out);
      const used =
        writable.find(({ interfaceClass }) => interfaceClass === usbClasses.printer) ?? writable[0];
      if (!used?.out) throw new Error('The device has no output channel');
      const { interfaceNumber, out, back } = used;
      await device.claimInterface(interfaceNumber);
      let isOpen = true;
      const gone = (event: Event) => {
        if ((event as Event & { device?: unknown }).device === device) end();
      };
      const end = () => {
        if (!isOpen) return;
        isOpen = false;
        usb.removeEventListener('disconnect', gone);
        lost();
      };
      usb.addEventListener('disconnect', gone);
      const listen = async (endpoint: number) => {
        while (isOpen) {
          const { data } = await device.transferIn(endpoint, 64);
          if (data && data.byteLength > 0) onData(bytesOf(data));
          // Some devices send empty data immediately; without a pause this loop would block the page.
          else await wait(100);
        }
      };
      if (back) listen(back.endpointNumber).catch(end);
      return {
        hears: back !== undefined,
        write: (bytes) =>
          inPieces(bytes, usbPieces, async (piece) => {
            const { status } = await device.transferOut(out.endpointNumber, piece);
            if (status !== 'ok') throw new Error(`The printer answered ${status}`);
          }),
        async close() {
          isOpen = false;
          usb.removeEventListener('disconnect', gone);
          await device.close();
        },
      };
    },
  });
  const filters = Object.values(usbClasses).map((classCode) => ({ classCode }));
  return {
    choose: async () => found(await usb.requestDevice({ filters })),
    known: async () => ((await usb.getDevices?.()) ?? []).map(found),
    onPlugged: (plugged) => usb.addEventListener('connect', plugged),
  };
}

function serialFinding(serial: NonNullable<Doors['serial']>): Finding {
  const found = (port: SerialPort): Found => {
    const { usbVendorId, usbProductId, bluetoothServiceClassId } = port.getInfo();
    return {
      device: [usbVendorId, usbProductId, bluetoothServiceClassId].map((id) => id ?? '').join(':'),
      name: '',
      async open(baudRate, { onData, lost }) {
        await port.open({ baudRate });
        const writer = port.writable?.getWriter();
        const reader = port.readable?.getReader();
        if (!writer) throw new Error('The serial port is not writable');
        let isOpen = true;
        const end = () => {
          if (!isOpen) return;
          isOpen = false;
          lost();
          // A lost serial port can be reopened only after it was closed.
          void close().catch(() => undefined);
        };
        const close = async () => {
          isOpen = false;
          port.removeEventListener('disconnect', end);
          await reader?.cancel().catch(() => undefined);
          reader?.releaseLock();
          await writer.abort().catch(() => undefined);
          writer.releaseLock();
          await port.close();
        };
        port.addEventListener('disconnect', end);
        const listen = async () => {
          while (isOpen && reader) {
            const { value, done } = await reader.read();
            if (value) onData(value);
            if (done) end();
          }
        };
        listen().catch(end);
        return { hears: reader !== undefined, write: (bytes) => writer.write(bytes), close };
      },
    };
  };
  return {
    choose: async () => found(await serial.requestPort()),
    known: async () => (await serial.getPorts()).map(found),
    onPlugged: (plugged) => serial.addEventListener('connect', plugged),
  };
}

// Services of Bluetooth LE printers. There is no standard; most models have one of these.
const printerServices = [
  '000018f0-0000-1000-8000-00805f9b34fb',
  '0000ff00-0000-1000-8000-00805f9b34fb',
  '0000ffe0-0000-1000-8000-00805f9b34fb',
  '49535343-fe7d-4ae5-8fa9-9fafd205e455',
  'e7810a71-73ae-499d-8c15-faa9aef0c3f2',
] as const;
// Characteristics that accept print data; others configure the connection.
const receiptPrinterServices = /^(00002af1|0000ff02|0000ffe1|49535343-8841|bef8d6c9)/;
// Bytes that fit into every connection's packets.
const bluetoothPieces = 100;

function bluetoothFinding(bluetooth: NonNullable<Doors['bluetooth']>): Finding {
  const found = (device: BluetoothDevice): Found => ({
    device: device.id,
    name: device.name ?? '',
    async open(_speed, { onData, lost }) {
      const server = await device.gatt?.connect();
      const services = (await server?.getPrimaryServices()) ?? [];
      const all = (await Promise.all(services.map((one) => one.getCharacteristics()))).flat();
      const writable = all.filter(
        ({ properties }) => properties.write || properties.writeWithoutResponse,
      );
      const out = writable.find(({ uuid }) => receiptPrinterServices.test(uuid)) ?? writable[0];
      if (!out) throw new Error('The device has no output channel');
      const back = all.find(({ properties }) => properties.notify);
      const tell = () => back?.value && onData(bytesOf(back.value));
      back?.addEventListener('characteristicvaluechanged', tell);
      await back?.startNotifications();
      const end = () => {
        device.removeEventListener('gattserverdisconnected', end);
        back?.removeEventListener('characteristicvaluechanged', tell);
        lost();
      };
      device.addEventListener('gattserverdisconnected', end);
      return {
        hears: back !== undefined,
        write: (bytes) =>
          inPieces(bytes, bluetoothPieces, (piece) =>
            out.properties.write
              ? out.writeValueWithResponse(piece)
              : out.writeValueWithoutResponse(piece),
          ),
        async close() {
          device.removeEventListener('gattserverdisconnected', end);
          device.gatt?.disconnect();
        },
      };
    },
  });
  return {
    choose: async () =>
      found(
        await bluetooth.requestDevice({
          // Many printers advertise their services only after connecting, so a filter would hide them.
          acceptAllDevices: true,
          optionalServices: printerServices,
        }),
      ),
    // Chrome remembers permitted Bluetooth devices only with a flag; otherwise each session needs a prompt.
    known: async () => ((await bluetooth.getDevices?.()) ?? []).map(found),
    onPlugged: () => undefined,
  };
}

export const findingsOf = ({
  usb,
  serial,
  bluetooth,
}: Doors): Partial<Record<Connection, Finding>> => ({
  ...(usb && { usb: usbFinding(usb) }),
  ...(serial && { serial: serialFinding(serial) }),
  ...(bluetooth && { bluetooth: bluetoothFinding(bluetooth) }),
});
