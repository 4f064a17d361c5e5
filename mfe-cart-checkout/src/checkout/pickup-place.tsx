import { Facts, KitchenAddress, KitchenMap } from './kitchen-facts';

/** Where an order is collected: nothing of the customer's place is asked for. */
export const PickupPlace = () => (
  <Facts>
    <KitchenMap>
      <KitchenAddress />
      <br />
    </KitchenMap>
  </Facts>
);
