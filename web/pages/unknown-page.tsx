import { type ComponentType, use } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { call } from "../api.ts";
import { lateModule } from "../parts/late-part.tsx";

const adminPage = lateModule(() => import("./admin/admin.tsx"));

/** The results for the unknown addresses of this visit. */
const found = new Map<string, Promise<ComponentType | null>>();

/** Resolves to the admin page if this is its path, which only the server has. */
async function find(pathname: string): Promise<ComponentType | null> {
	const name = /^\/([\w-]+)\/?$/.exec(pathname)?.[1];
	if (name === undefined) return null;
	const { admin } = await call("GET /config/page/:name", { params: { name } }).catch(() => {
		found.delete(pathname); // the next visit of the page asks again
		return { admin: false };
	});
	return admin ? (await adminPage.load()).AdminPage : null;
}

/** Shows the admin page under its path. All other unknown addresses lead home. */
export function UnknownPage() {
	const { pathname } = useLocation();
	const finding = found.get(pathname) ?? find(pathname);
	found.set(pathname, finding);
	const Page = use(finding);
	return Page ? <Page /> : <Navigate to="/" replace />;
}
