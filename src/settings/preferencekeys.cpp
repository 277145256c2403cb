// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/preferencekeys.h"

using namespace Qt::StringLiterals;

namespace runlatch::settings {

/// The number after "window" is the version of the layout: a geometry or state of another layout must not be restored.
QString keyName(PreferenceKey key)
{
    using Key = PreferenceKey;
    switch (key) {
    case Key::Theme: return u"appearance/theme"_s;
    case Key::Language: return u"appearance/language"_s;
    case Key::TextSize: return u"appearance/text_size"_s;
    case Key::Alerts: return u"appearance/notifications"_s;
    case Key::WindowGeometry: return u"window1/geometry"_s;
    case Key::HelpGeometry: return u"window1/help_geometry"_s;
    case Key::HelpPercent: return u"appearance/help_percent"_s;
    case Key::SplitterState: return u"window1/splitter_"_s;
    case Key::HeaderState: return u"window1/header_"_s;
    case Key::SnippetLanguage: return u"signature/snippet_language"_s;
    case Key::MessageMode: return u"bulk_create/message_mode"_s;
    case Key::LastConnection: return u"connection/last"_s;
    case Key::LogsExchanges: return u"activity/log_to_file"_s;
    case Key::FetchesPlans: return u"plans/fetch"_s;
    case Key::CaptureMegabytes: return u"captures/most_megabytes"_s;
    case Key::CaptureDays: return u"captures/most_days"_s;
    case Key::KeepsEarlier: return u"captures/keep_earlier"_s;
    case Key::CaptureFilters: return u"captures/filters"_s;
    case Key::SecretNames: return u"captures/secret_names"_s;
    case Key::Shortcuts: return u"shortcuts/changed"_s;
    case Key::ReplyStatus: return u"automatic_reply/status"_s;
    case Key::ReplyDelay: return u"automatic_reply/after_seconds"_s;
    case Key::ReplyMessage: return u"automatic_reply/message"_s;
    case Key::AllowedCallbacks: return u"automatic_reply/allowed_callbacks"_s;
    case Key::RepliesWithoutToken: return u"automatic_reply/without_token"_s;
    case Key::RuleFile: return u"listener/rules_file"_s;
    case Key::OutsideWay: return u"listener/from_outside"_s;
    case Key::OutsideUrl: return u"listener/public_url"_s;
    case Key::TunnelCommand: return u"listener/tunnel_command"_s;
    case Key::TunnelStarts: return u"listener/start_tunnel"_s;
    case Key::SimulatorHost: return u"simulator/address"_s;
    case Key::SimulatorPort: return u"simulator/port"_s;
    case Key::SimulatorPublicUrl: return u"simulator/public_url"_s;
    case Key::SimulatorServiceName: return u"simulator/service_name"_s;
    case Key::ListenerHost: return u"listener/host"_s;
    case Key::ListenerPort: return u"listener/port"_s;
    case Key::ListenerLastPort: return u"listener/last_port"_s;
    case Key::ListenerPath: return u"listener/path"_s;
    case Key::ListenerRejects: return u"listener/reject_bad_signatures"_s;
    case Key::ListenerRule: return u"listener/deadline_rule"_s;
    case Key::ListenerStarts: return u"listener/start_with_program"_s;
    case Key::ListenerLargestBody: return u"listener/largest_body_megabytes"_s;
    case Key::ListenerHasKeys: return u"listener/has_keys"_s;
    case Key::ListenerEndpoints: return u"listener/endpoints"_s;
    case Key::ListenerAddresses: return u"listener/addresses"_s;
    }
    return {};
}

} // namespace runlatch::settings
