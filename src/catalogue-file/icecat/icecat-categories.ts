import type { IcecatProduct } from './icecat-product.ts';

/** A category of the converted catalogue; `words` are what a title says of its products. */
export interface IcecatCategory {
  readonly key: string;
  readonly parent: string | null;
  readonly name: string;
  /** Absent for categories that only hold others. */
  readonly words?: RegExp;
}

/**
 * The sample has no category path, so titles decide: the first row whose words match wins, which is why what is
 * for something (a case for a notebook, a cable for a printer) stands before the thing itself.
 */
export const icecatCategories: readonly IcecatCategory[] = [
  { key: 'printing', parent: null, name: 'Printing' },
  { key: 'cables-and-networks', parent: null, name: 'Cables and networks' },
  { key: 'computing', parent: null, name: 'Computing' },
  { key: 'picture-and-sound', parent: null, name: 'Picture and sound' },
  { key: 'power', parent: null, name: 'Power' },
  { key: 'office', parent: null, name: 'Office' },
  {
    key: 'toner-and-ink',
    parent: 'printing',
    name: 'Toner and ink',
    words:
      /\b(toner|ink cartridge|ink|cartridge|print ?head|imaging unit|drum|fuser|developer unit|printer ribbon|ribbon)\b/i,
  },
  {
    key: 'labels-and-paper',
    parent: 'printing',
    name: 'Labels and paper',
    words:
      /\b(labels?|label-making tape|paper|printing film|large format media|transparency|envelopes?|stickers?)\b/i,
  },
  {
    key: 'bags-and-cases',
    parent: 'computing',
    name: 'Bags and cases',
    words: /\b(case|backpack|bag|sleeve|briefcase|cover|pouch|holster|messenger)\b/i,
  },
  {
    key: 'power-supplies',
    parent: 'power',
    name: 'Power supplies',
    words:
      /\b(ups|uninterruptible|power supply|surge|power distribution|pdu|power adapter|inverter|power extension|outlets?)\b/i,
  },
  {
    key: 'batteries-and-chargers',
    parent: 'power',
    name: 'Batteries and chargers',
    words: /\b(batter(y|ies)|chargers?|power bank)\b/i,
  },
  {
    key: 'mounts-and-racks',
    parent: 'office',
    name: 'Mounts and racks',
    words: /\b(mounts?|rack|bracket|stand|tripod|wall ?mount|holder|arm|shelf|cart)\b/i,
  },
  {
    key: 'headphones-and-speakers',
    parent: 'picture-and-sound',
    name: 'Headphones and speakers',
    words:
      /\b(head ?phones?|head ?sets?|ear ?phones?|loud ?speakers?|speakers?|sound ?bar|microphone|stereo|radio|mp3|audio system)\b/i,
  },
  {
    key: 'memory-and-drives',
    parent: 'computing',
    name: 'Memory and drives',
    words:
      /\b(memory|ddr\d?|sdram|ssd|solid state|hard ?drive|hdd|usb flash|optical disc|flash|tape|dvd[+-]rw?|cd-rw?|blu-ray)\b/i,
  },
  {
    key: 'cables',
    parent: 'cables-and-networks',
    name: 'Cables and adapters',
    words: /\b(cables?|cord|adapters?|adaptors?|connectors?|patch|extender|splitter|converter)\b/i,
  },
  {
    key: 'network-equipment',
    parent: 'cables-and-networks',
    name: 'Network equipment',
    words:
      /\b(switch|router|network|transceiver|access point|hub|kvm|gigabit|ethernet|firewall|wlan|wireless lan|modem)\b/i,
  },
  {
    key: 'keyboards-and-mice',
    parent: 'computing',
    name: 'Keyboards and mice',
    words: /\b(keyboards?|mouse|mice|keypad|trackball|presenter|joystick|gamepad|stylus)\b/i,
  },
  { key: 'processors', parent: 'computing', name: 'Processors', words: /\b(processor|xeon|cpu)\b/i },
  {
    key: 'printers-and-scanners',
    parent: 'printing',
    name: 'Printers and scanners',
    words: /\b(printers?|multifunctional|scanner|laserjet|plotter|copier|laser|inkjet|fax)\b/i,
  },
  {
    key: 'screens-and-projectors',
    parent: 'picture-and-sound',
    name: 'Screens and projectors',
    words: /\b(monitor|tv|television|projector|projection|display|signage|screen|lamp|lcd|led)\b/i,
  },
  {
    key: 'computers',
    parent: 'computing',
    name: 'Computers',
    words:
      /\b(notebook|laptop|pc|computer|server|tablet|workstation|thin client|barebone|smartphone|phone|watch)\b/i,
  },
  {
    key: 'cameras-and-players',
    parent: 'picture-and-sound',
    name: 'Cameras and players',
    words: /\b(camera|camcorder|webcam|lens|dvd|cd|player|video|binoculars?|media)\b/i,
  },
  { key: 'stationery-and-more', parent: 'office', name: 'Stationery and more' },
];

const deciding = icecatCategories.filter((category) => category.words !== undefined);

/** The title decides; where it says nothing, the description, and last the attributes that only supplies have. */
export function pickIcecatCategory(product: IcecatProduct): string {
  for (const text of [product.title, product.short_description]) {
    const found = deciding.find((category) => category.words?.test(text) === true);
    if (found !== undefined) return found.key;
  }
  return product.attr_t_ink_type === undefined ? 'stationery-and-more' : 'toner-and-ink';
}
