// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/listenerchoices.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

QList<ListenerStrip::Place> listenerChoices(const QList<inspector::ListenerPlace> &places,
                                            const inspector::ReceiverOptions &options)
{
    QList<ListenerStrip::Place> choices;
    for (const inspector::Endpoint &endpoint : options.endpoints) {
        for (const inspector::ListenerPlace &place : places) {
            const QUrl url = place.url(endpoint);
            if (!place.isListening())
                continue;
            QString title = endpoint.shownName();
            if (places.size() > 1)
                title += u" · "_s + url.authority();
            choices.append({title, url, !endpoint.keys.isEmpty()});
        }
    }
    return choices;
}

QString listeningAt(const QList<inspector::ListenerPlace> &places)
{
    QStringList addresses;
    for (const inspector::ListenerPlace &place : places) {
        if (place.isListening())
            addresses.append(place.ownUrl().authority());
    }
    if (addresses.size() < 2)
        return addresses.join(QString());
    const auto others = static_cast<int>(addresses.size()) - 1;
    return ListenerStrip::tr("%1 and %n more", "%1 is an address", others).arg(addresses.first());
}

} // namespace runlatch::ui
