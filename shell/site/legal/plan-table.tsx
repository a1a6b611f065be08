import { PLAN_IDS, PLANS } from '#flags/plans.ts';
import { formatPrice } from '../format-price.ts';

/** Every plan's price and tokens, from the price sheet. */
export function PlanTable() {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Plans, prices and tokens</caption>
      <thead>
        <tr className="border-b text-small text-muted">
          <th scope="col" className="py-2 pr-2 font-medium">
            Plan
          </th>
          <th scope="col" className="py-2 pr-2 text-right font-medium">
            Price a month
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Tokens a month
          </th>
        </tr>
      </thead>
      <tbody>
        {PLAN_IDS.map((id) => (
          <tr key={id} className="border-b">
            <th scope="row" className="py-2.5 pr-2 font-medium">
              {PLANS[id].name}
            </th>
            <td className="nums py-2.5 pr-2 text-right">{formatPrice(PLANS[id].priceCents)}</td>
            <td className="nums py-2.5 text-right">{PLANS[id].tokensPerPeriod}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
