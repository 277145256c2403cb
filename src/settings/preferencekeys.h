// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::settings {

/// The single settings in `preferences.ini`. Lists and the session have groups of their own there.
enum class PreferenceKey {
    Theme,
    Language,
    TextSize,
    Alerts,
    WindowGeometry,
    HelpGeometry,
    HelpPercent,
    SplitterState,
    HeaderState,
    SnippetLanguage,
    MessageMode,
    LastConnection,
    LogsExchanges,
    FetchesPlans,
    CaptureMegabytes,
    CaptureDays,
    KeepsEarlier,
    CaptureFilters,
    SecretNames,
    Shortcuts,
    ReplyStatus,
    ReplyDelay,
    ReplyMessage,
    AllowedCallbacks,
    RepliesWithoutToken,
    RuleFile,
    OutsideWay,
    OutsideUrl,
    TunnelCommand,
    TunnelStarts,
    SimulatorHost,
    SimulatorPort,
    SimulatorPublicUrl,
    SimulatorServiceName,
    ListenerHost,
    ListenerPort,
    ListenerLastPort,
    ListenerPath,
    ListenerRejects,
    ListenerRule,
    ListenerStarts,
    ListenerLargestBody,
    ListenerHasKeys,
    ListenerEndpoints,
    ListenerAddresses
};

QString keyName(PreferenceKey key); ///< as it stands in the file; it never changes

} // namespace runlatch::settings
