/* Types of WebUSB, Web Serial and Web Bluetooth, as far as used; TypeScript's DOM library lacks them. */

interface UsbEndpoint {
  endpointNumber: number;
  direction: 'in' | 'out';
  type: string;
}

interface UsbInterface {
  interfaceNumber: number;
  alternates: readonly { interfaceClass: number; endpoints: readonly UsbEndpoint[] }[];
}

export interface UsbDevice {
  vendorId: number;
  productId: number;
  serialNumber?: string;
  productName?: string;
  configuration: { interfaces: readonly UsbInterface[] } | null;
  open(): Promise<void>;
  close(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  transferOut(endpoint: number, data: Uint8Array): Promise<{ status: string }>;
  transferIn(endpoint: number, length: number): Promise<{ data?: DataView }>;
}

export interface SerialPort extends EventTarget {
  getInfo(): { usbVendorId?: number; usbProductId?: number; bluetoothServiceClassId?: unknown };
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
  readable: ReadableStream<Uint8Array> | null;
  writable: WritableStream<Uint8Array> | null;
}

interface Characteristic extends EventTarget {
  uuid: string;
  properties: { write: boolean; writeWithoutResponse: boolean; notify: boolean };
  value?: DataView;
  startNotifications(): Promise<unknown>;
  writeValueWithResponse(value: Uint8Array): Promise<void>;
  writeValueWithoutResponse(value: Uint8Array): Promise<void>;
}

export interface BluetoothDevice extends EventTarget {
  id: string;
  name?: string;
  gatt?: {
    connect(): Promise<{
      getPrimaryServices(): Promise<
        readonly { getCharacteristics(): Promise<readonly Characteristic[]> }[]
      >;
    }>;
    disconnect(): void;
  };
}

type Door<Device, Options> = EventTarget & {
  getDevices?: () => Promise<readonly Device[]>;
  requestDevice(options: Options): Promise<Device>;
};

/** Printer APIs of the browser, and the locks that keep two windows from printing at once. */
export interface Doors {
  locks?: Pick<LockManager, 'request'>;
  usb?: Door<UsbDevice, { filters: readonly { classCode: number }[] }>;
  serial?: EventTarget & {
    getPorts(): Promise<readonly SerialPort[]>;
    requestPort(): Promise<SerialPort>;
  };
  bluetooth?: Door<
    BluetoothDevice,
    { acceptAllDevices: true; optionalServices: readonly string[] }
  >;
}
