#!/usr/bin/python3
"""A window of an exact size with one WebKit view for WebKitWebDriver. MiniBrowser has toolbars and no phone width."""
import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

visit = json.loads(sys.argv[1])

Gtk.init([])
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", visit["dark"])

data = WebKit2.WebsiteDataManager(
    base_data_directory=visit["profile"] + "/data", base_cache_directory=visit["profile"] + "/cache"
)
# A proxy on a closed port blocks all hosts except this machine.
data.set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM,
    WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["localhost", "127.0.0.1"]),
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages(["en-IN"])


def permit(_view, request):
    request.deny()
    return True


def open_window(related=None):
    settings = WebKit2.Settings(
        enable_write_console_messages_to_stdout=True,
        # As in Safari: a window opens only during a click.
        javascript_can_open_windows_automatically=False,
    )
    if related is None:
        view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    else:
        view = WebKit2.WebView(related_view=related, settings=settings)
    view.connect("permission-request", permit)
    view.connect("create", lambda opener, _action: open_window(opener))
    view.set_size_request(visit["width"], visit["height"])
    window = Gtk.Window(decorated=False, resizable=False)
    window.set_default_size(visit["width"], visit["height"])
    window.add(view)
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    view.grab_focus()
    return view


def automate(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-window")
    info.set_version(2, 50, 0)
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: open_window())


context.connect("automation-started", automate)
Gtk.main()
