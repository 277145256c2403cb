// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/navigation/destination.h"

#include "text/plaintext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

QString Destination::word(DestinationKind kind)
{
    switch (kind) {
    case DestinationKind::Workspace: return tr("Workspace");
    case DestinationKind::ChangeRequest: return tr("Change request");
    case DestinationKind::Capture: return tr("Received request");
    case DestinationKind::Connection: return tr("Connection");
    case DestinationKind::Setting: return tr("Settings");
    case DestinationKind::SavedFilter: return tr("Saved filter");
    case DestinationKind::SavedQuery: return tr("Saved query");
    case DestinationKind::Help: return tr("Help");
    }
    return {};
}

QString Destination::place() const
{
    return more.isEmpty() ? word(kind) : word(kind) + u" \u00b7 "_s + more;
}

DestinationSearch::DestinationSearch(const QString &typed)
    : m_words(typed.left(MaxTyped).split(u' ', Qt::SkipEmptyParts).mid(0, MaxWordsTyped))
{
}

bool DestinationSearch::hasRoom(DestinationKind kind) const
{
    return !m_words.isEmpty() && m_counts.value(kind) < MaxOfKind;
}

/// The texts are cut before they are looked at, and made fit for a list only where they are found: both are strangers'.
void DestinationSearch::offer(DestinationKind kind, const QString &text, const QString &more,
                              const std::function<void()> &go)
{
    if (!hasRoom(kind))
        return;
    const QString all = text.left(MaxText) + u'\n' + more.left(MaxText) + u'\n' + Destination::word(kind);
    const bool fits = std::all_of(m_words.cbegin(), m_words.cend(),
                                  [&all](const QString &word) { return all.contains(word, Qt::CaseInsensitive); });
    if (!fits)
        return;
    ++m_counts[kind];
    m_found.append({kind, text::plainText(text, MaxText), text::plainText(more, MaxText), [way = m_way, go] {
                        if (way)
                            way();
                        go();
                    }});
}

} // namespace runlatch::ui
