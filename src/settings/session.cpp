// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/session.h"

#include "redaction/secretwords.h"

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

constexpr QLatin1StringView SessionGroup("session");
constexpr QLatin1StringView Wanted("window1/open_as_left");
constexpr QLatin1StringView ListensAgain("window1/listen_as_left");

struct SessionRow
{
    QLatin1StringView name;
    qsizetype most; ///< characters
};

SessionRow rowOf(SessionPart part)
{
    switch (part) {
    case SessionPart::Page: return {"page"_L1, Session::MaxName};
    case SessionPart::Segment: return {"segment"_L1, Session::MaxName};
    case SessionPart::ChangeRequestFilter: return {"change_request_filter"_L1, Session::MaxFilter};
    case SessionPart::ChangeRequestSort: return {"change_request_sort"_L1, Session::MaxName};
    case SessionPart::ChangeRequest: return {"change_request"_L1, Session::MaxName};
    case SessionPart::CaptureFilter: return {"capture_filter"_L1, Session::MaxFilter};
    case SessionPart::Capture: return {"capture"_L1, Session::MaxName};
    case SessionPart::CaptureTab: return {"capture_tab"_L1, Session::MaxName};
    case SessionPart::SimulatorTab: return {"simulator_tab"_L1, Session::MaxName};
    case SessionPart::CheckTarget: return {"check_target"_L1, Session::MaxFilter};
    case SessionPart::CheckKind: return {"check_kind"_L1, Session::MaxName};
    case SessionPart::CheckFilter: return {"check_filter"_L1, Session::MaxFilter};
    case SessionPart::ActivityKind: return {"activity_kind"_L1, Session::MaxName};
    case SessionPart::ActivityFilter: return {"activity_filter"_L1, Session::MaxFilter};
    case SessionPart::Listener: return {"listener"_L1, Session::MaxName};
    case SessionPart::RequestsOf: return {"requests_of"_L1, Session::MaxName};
    case SessionPart::SharedStore: return {"shared_store"_L1, Session::MaxFilter};
    case SessionPart::SharedKeyFile: return {"shared_key_file"_L1, Session::MaxFilter};
    case SessionPart::SharedFilter: return {"shared_filter"_L1, Session::MaxFilter};
    }
    return {{}, 0};
}

QString keyOf(const SessionRow &row)
{
    return SessionGroup + u'/' + row.name;
}

} // namespace

Session::Session(QSettings &settings)
    : m_settings(settings)
{
}

QString Session::text(SessionPart part) const
{
    if (m_goesOn && m_now.contains(part))
        return m_now.value(part);
    if (m_isPaused || !isWanted())
        return {};
    const SessionRow row = rowOf(part);
    const QString kept = m_settings.value(keyOf(row)).toString();
    return kept.size() <= row.most ? kept : QString();
}

void Session::setText(SessionPart part, const QString &text)
{
    const SessionRow row = rowOf(part);
    m_now.insert(part, text.size() <= row.most ? text : QString());
    if (m_isPaused || !isWanted())
        return;
    if (m_settings.value(keyOf(row)).toString() == text)
        return;
    if (text.isEmpty() || text.size() > row.most || redaction::mayHaveSecret(text))
        m_settings.remove(keyOf(row));
    else
        m_settings.setValue(keyOf(row), text);
}

bool Session::isWanted() const
{
    return m_settings.value(Wanted, true).toBool();
}

void Session::setWanted(bool wanted)
{
    m_settings.setValue(Wanted, wanted);
    if (!wanted)
        m_settings.remove(SessionGroup);
}

bool Session::listensAgain() const
{
    return m_settings.value(ListensAgain, false).toBool();
}

void Session::setListensAgain(bool again)
{
    m_settings.setValue(ListensAgain, again);
    if (!again)
        setText(SessionPart::Listener, {});
}

} // namespace runlatch::settings
